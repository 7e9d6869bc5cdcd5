import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalServer, startExternalServer } from '../../testing/external-server.ts';
import { ExternalHttpClient } from './external-http-client.ts';
import { publicHostResolver } from './host-resolver.ts';

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
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

const client = (limits = {}) => new ExternalHttpClient(server.hostResolver, limits);
const wanted = { maxBytes: 100 };

describe('a file of another server', () => {
  it('is read, but not further than asked', async () => {
    const reply = await client().get('https://videos.example/a.txt', { maxBytes: 4 });
    expect([reply.status, reply.body.toString()]).toEqual([200, 'some']);
  });

  it('is found after a redirect on the same server', async () => {
    const { body, url } = await client().get('https://videos.example/moved.txt', wanted);
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
    await expect(client().get(address, wanted)).rejects.toThrow(reason);
  });

  it('is given up when the server is silent', async () => {
    await expect(
      client({ replyTimeoutMilliseconds: 200 }).get('https://videos.example/slow.txt', wanted),
    ).rejects.toThrow("videos.example didn't answer within 0.2 seconds");
  });

  it('is given up when nobody waits for it any more', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const reading = client({ signal }).get('https://videos.example/slow.txt', wanted);
    controller.abort();
    await expect(reading).rejects.toThrow('no safe connection to videos.example');
  });

  it('is refused when the certificate belongs to somebody else', async () => {
    const { certificateAuthority, resolve } = server.hostResolver;
    const resolver = {
      certificateAuthority,
      resolve: () => resolve('videos.example'),
    } as typeof server.hostResolver;
    await expect(new ExternalHttpClient(resolver).get('https://third.example/a.txt', wanted)).rejects.toThrow(
      'no safe connection to third.example',
    );
  });

  it('comes from the address that the server had at first', async () => {
    let asked = 0;
    const resolver = {
      ...server.hostResolver,
      resolve: (host: string) => {
        asked += 1;
        return server.hostResolver.resolve(host);
      },
    };
    const same = new ExternalHttpClient(resolver);
    for (let times = 0; times < 3; times += 1) await same.get('https://videos.example/a.txt', wanted);
    expect(asked).toBe(1);
  });
});

describe('the public internet', () => {
  it.each(['localhost', '127.0.0.1', '::1'])('does not contain %s', async (host) => {
    await expect(publicHostResolver.resolve(host)).rejects.toThrow("isn't on the public internet");
  });
});
