import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, startOutsideServer } from '../../testing/outside-server.ts';
import { OutsideFiles } from './outside-files.ts';
import { publicHosts } from './outside-hosts.ts';

let server: OutsideServer;
beforeAll(async () => {
  server = await startOutsideServer();
  server.files.set('/a.txt', { content: 'some text' });
  server.files.set('/slow.txt', { content: '', hangs: true });
  server.files.set('/moved.txt', { content: '', status: 302, headers: { location: '/a.txt' } });
  server.files.set('/circle.txt', { content: '', status: 302, headers: { location: '/circle.txt' } });
  server.files.set('/away.txt', {
    content: '',
    status: 302,
    headers: { location: 'https://other.example/a.txt' },
  });
  server.files.set('/inside.txt', {
    content: '',
    status: 302,
    headers: { location: 'http://169.254.169.254/latest/meta-data' },
  });
});
afterAll(() => server.close());

const files = (limits = {}) => new OutsideFiles(server.hosts, limits);
const wanted = { mostBytes: 100 };

describe('a file of another server', () => {
  it('is read, but not further than asked', async () => {
    const reply = await files().get('https://videos.example/a.txt', { mostBytes: 4 });
    expect([reply.status, reply.body.toString()]).toEqual([200, 'some']);
  });

  it('is found after a redirect on the same server', async () => {
    const { body, url } = await files().get('https://videos.example/moved.txt', wanted);
    expect([body.toString(), url.pathname]).toEqual(['some text', '/a.txt']);
  });

  it.each([
    ['https://videos.example/none.txt', 'videos.example answered with 404'],
    ['https://videos.example/away.txt', 'videos.example redirects to other.example'],
    ['https://videos.example/inside.txt', '169.254.169.254 must be reached by https'],
    ['https://videos.example/circle.txt', 'videos.example redirects again and again'],
    ['https://unknown.example/a.txt', 'there is no server called unknown.example'],
    ['http://videos.example/a.txt', 'videos.example must be reached by https'],
    ['https://videos.example:8443/a.txt', 'must be reached by https, without a port'],
    ['https://name:word@videos.example/a.txt', 'without a password'],
  ])('is refused: %s', async (address, reason) => {
    await expect(files().get(address, wanted)).rejects.toThrow(reason);
  });

  it('is given up when the server is silent', async () => {
    await expect(files({ replyTimeoutMilliseconds: 200 }).get('https://videos.example/slow.txt', wanted)).rejects.toThrow(
      "videos.example didn't answer within 0.2 seconds",
    );
  });

  it('is given up when nobody waits for it any more', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const reading = files({ signal }).get('https://videos.example/slow.txt', wanted);
    controller.abort();
    await expect(reading).rejects.toThrow('no safe connection to videos.example');
  });

  it('is refused when the certificate belongs to somebody else', async () => {
    const { certificateAuthority, resolve } = server.hosts;
    const hosts = { certificateAuthority, resolve: () => resolve('videos.example') } as typeof server.hosts;
    await expect(new OutsideFiles(hosts).get('https://third.example/a.txt', wanted)).rejects.toThrow(
      'no safe connection to third.example',
    );
  });

  it('comes from the address that the server had at first', async () => {
    let asked = 0;
    const hosts = {
      ...server.hosts,
      resolve: (host: string) => {
        asked += 1;
        return server.hosts.resolve(host);
      },
    };
    const same = new OutsideFiles(hosts);
    for (let times = 0; times < 3; times += 1) await same.get('https://videos.example/a.txt', wanted);
    expect(asked).toBe(1);
  });
});

describe('the public internet', () => {
  it.each(['localhost', '127.0.0.1', '::1'])('does not contain %s', async (host) => {
    await expect(publicHosts.resolve(host)).rejects.toThrow("isn't on the public internet");
  });
});
