import assert from 'node:assert/strict';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPeople } from '@chalkline/sandbox/people';
import { Customer } from './customer.ts';
import { LaunchServer } from './server.ts';

const longestWait = 120_000;
const server = new LaunchServer();
const customer = new Customer(server.origin);
const buyer = demoPeople.find((person) => person.subject === 'demo-free');

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const begun = Date.now();
  await work();
  console.log(`  ✓ ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + longestWait;
  while (!(await isTrue())) {
    if (Date.now() > limit) throw new Error(`Waited too long until ${what}.`);
    await pause(200);
  }
}

async function install(name: string): Promise<void> {
  const { code, output } = await server.run(
    `mkdir -p releases && cp -r release releases/${name} && cd releases/${name} && npm ci --omit=dev --no-audit --no-fund && ln -sfn ${server.path('releases', name)} ${server.path('current')}`,
  );
  assert.equal(code, 0, output);
}

const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

await step('install the release with production packages only', () => install('first'));

await step('name all missing settings in one message', async () => {
  const { code, output } = await server.run('cd current && npm start', { NODE_ENV: 'production' });
  assert.equal(code, 1);
  assert.match(output, /12 variables are missing or wrong/);
  assert.match(output, /FOUNDER_EMAILS is needed/);
});

let npm = await server.start();

await step('serve pages with TLS and security headers through Caddy', async () => {
  await until('pages come through Caddy', async () => (await statusOf('/')) === 200);
  const { headers } = await fetch(server.origin);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=/);
  assert.ok(headers.get('content-security-policy'));
});

await step('sign in', async () => {
  await customer.signIn('demo-free');
  assert.equal(await customer.plan(), 'Free');
  assert.ok(
    customer.cookieNames.some((name) => name.startsWith('__Host-')),
    customer.cookieNames.join(),
  );
});

await step('buy a plan', async () => {
  await customer.buyMonthly();
  await until('the plan is there', async () => (await customer.plan()) === 'Monthly');
});

await step('receive an email about it', async () => {
  await until('an email arrives', async () => (await customer.subjects(buyer?.email ?? '')).length > 0);
});

await step('back up while it runs', async () => {
  const file = server.path('today.backup.zip');
  const { code, output } = await server.run(`cd current && npm run backup -- ${file}`, server.settings);
  assert.equal(code, 0, output);
  assert.match(output, /Backed up \d+ rows/);
});

await step('update without an error for visitors', async () => {
  await install('second');
  const statuses = new Set<number>();
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) statuses.add(await statusOf('/'));
  })();
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await until('the old server has gone', async () => !(await isListening()));
  npm = await server.start();
  await until('it is ready', async () => (await statusOf('/readyz')) === 200);
  isOver = true;
  await visitor;
  assert.deepEqual([...statuses], [200]);
  assert.equal(await customer.plan(), 'Monthly');
});

await step('stop, and leave nothing behind', async () => {
  npm.kill('SIGTERM');
  await until('the server has gone', async () => !(await isListening()));
});

async function isListening(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${server.settings.PORT}/healthz`).then(
    () => true,
    () => false,
  );
}

console.log('The launch guide works.');
process.exit(0);
