import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { projectRoot } from '../project-root.mjs';

const longestStart = 60_000;

/** Its own ports and certificates; everything else is the delivered file. */
const globalOptions = `{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
`;

/**
 * Runs Caddy with the delivered configuration in front of a product, with certificates of its own authority.
 * @param {string} folder
 * @param {import('./accounts.mjs').Account} account
 */
export async function startCaddy(folder, account) {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, globalOptions + readFileSync(join(projectRoot, 'deploy/Caddyfile'), 'utf8'));
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: origin,
      UPSTREAM: `127.0.0.1:${upstreamPort}`,
      ACCESS_LOG: join(folder, 'access.log'),
    },
    stdio: 'ignore',
    ...account,
  });
  caddy.once('error', () => {
    console.error('The launch test needs Caddy: apt-get install -y caddy');
    process.exit(1);
  });
  const rootCertificate = join(folder, 'caddy/pki/authorities/local/root.crt');
  const limit = Date.now() + longestStart;
  while (!existsSync(rootCertificate)) {
    if (Date.now() > limit || caddy.exitCode !== null) throw new Error('Caddy did not start.');
    await pause(50);
  }
  return { origin, upstreamPort, rootCertificate, stop: () => caddy.kill('SIGTERM') };
}
