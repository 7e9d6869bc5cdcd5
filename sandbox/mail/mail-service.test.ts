import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { mailService } from './mail-service.ts';

const path = '/sandbox/inbox';

let folder: TemporaryFolder;
let app: FastifyInstance;
let port = 0;

async function open(): Promise<void> {
  app = Fastify();
  await app.register(mailService, {
    path,
    stateDir: folder.path,
    onListening: (number) => {
      port = number;
    },
  });
  await app.ready();
}

beforeEach(async () => {
  folder = await temporaryFolder();
  await open();
});
afterEach(async () => {
  await app.close();
  await folder.remove();
});

const send = (to: string, subject: string) =>
  createTransport({ host: '127.0.0.1', port }).sendMail({
    from: 'Chalkline <hello@chalkline.example>',
    to,
    subject,
    text: 'Hello & welcome',
    html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script><p>Hello</p></body></html>',
  });

const get = async (url: string) => app.inject({ url });
const list = async (query = '') =>
  (await get(`${path}/messages.json${query}`)).json<{ id: string; subject: string; to: string }[]>();

describe('the inbox of the sandbox', () => {
  it('shows sent messages, newest first, for everybody or for one recipient', async () => {
    await send('ada@works.example', 'The first');
    await send('bo@works.example', 'The second');
    expect((await list()).map(({ subject }) => subject)).toEqual(['The second', 'The first']);
    expect(await list('?to=ADA@works')).toMatchObject([{ subject: 'The first', to: 'ada@works.example' }]);
    const page = await get(`${path}?to=ada`);
    expect(page.body).toContain('The first');
    expect(page.body).not.toContain('The second');
  });

  it('shows a message as its reader sees it, without scripts', async () => {
    await send('ada@works.example', 'A <b>bold</b> subject');
    const [message] = await list();
    const page = await get(`${path}/${message?.id}`);
    expect(page.body).toContain('A &lt;b&gt;bold&lt;/b&gt; subject');
    expect(page.body).toContain('Hello &amp; welcome');
    expect(page.body).toContain('&lt;p&gt;Hello&lt;/p&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('allow-same-origin');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  it('keeps everything across a restart', async () => {
    await send('ada@works.example', 'Before');
    await app.close();
    await open();
    await send('ada@works.example', 'After');
    expect((await list()).map(({ subject }) => subject)).toEqual(['After', 'Before']);
  });

  it.each(['nothing', '..%2f..%2fpayments', '0000000000000-0000'])('has no message %s', async (id) => {
    expect((await get(`${path}/${id}`)).statusCode).toBe(404);
  });

  it('refuses mail while it is down, and accepts it again after that', async () => {
    const turn = (state: string) =>
      app.inject({
        method: 'POST',
        url: `${path}/server`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `state=${state}`,
      });
    expect((await turn('down')).statusCode).toBe(303);
    await expect(send('ada@works.example', 'Lost?')).rejects.toThrow('421');
    expect((await get(path)).body).toContain('The mail server is down');
    await turn('up');
    await send('ada@works.example', 'Found');
    expect(await list()).toMatchObject([{ subject: 'Found' }]);
  });

  it('cannot be turned off by another site', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: `${path}/server`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'state=down',
    });
    expect(reply.statusCode).toBe(403);
    await send('ada@works.example', 'Still taken');
  });
});
