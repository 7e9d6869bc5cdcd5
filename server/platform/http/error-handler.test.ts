import { Readable } from 'node:stream';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { DatabaseDown } from '../../db/database-out-of-reach.ts';
import { isDiskFull } from '../../db/disk-full.ts';
import { handleErrors } from './error-handler.ts';
import { Overloaded } from './overload.ts';
import { tooFast } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

let fullDisks = 0;
const readiness = {
  noteError: (error: unknown) => {
    if (isDiskFull(error)) fullDisks += 1;
  },
};

function throwing(error: Error, options?: FastifyServerOptions) {
  const app = Fastify(options);
  handleErrors(app, readiness);
  app.get('/', async () => {
    throw error;
  });
  return app;
}

/** The warnings and errors that are logged when a call fails with this error. */
async function logged(error: Error): Promise<{ level: number; err?: object }[]> {
  const lines: string[] = [];
  const app = throwing(error, {
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  await app.inject('/');
  return lines.map((line) => JSON.parse(line));
}

it('does not log overload as an error', async () => {
  const lines = await logged(new Refusal('unavailable', "We're handling a lot of uploads right now."));
  expect(lines).toMatchObject([{ level: 40, reason: "We're handling a lot of uploads right now." }]);
  expect(lines[0]?.err).toBeUndefined();
});

it('logs a failure with its cause as an error', async () => {
  const unreachable = new Refusal(
    'unavailable',
    'Please try again.',
    undefined,
    new Error('connection refused'),
  );
  expect(await logged(unreachable)).toMatchObject([{ level: 50, err: { message: expect.any(String) } }]);
  expect(await logged(new Error('broken'))).toMatchObject([{ level: 50, err: { message: 'broken' } }]);
});

it('does not log the refusal of bad input', async () => {
  expect(await logged(new Refusal('invalid', "We couldn't read the request."))).toEqual([]);
});

it('does not log a database outage as an error for every request', async () => {
  const lines = await logged(new Error('Failed query', { cause: new DatabaseDown() }));
  expect(lines).toMatchObject([{ level: 40, reason: 'the database is down' }]);
  expect(lines[0]?.err).toBeUndefined();
});

it('answers like any other failure when a file breaks before its first byte', async () => {
  const app = Fastify();
  handleErrors(app, readiness);
  app.get('/', (_request, reply) => {
    const content = new Readable({
      read() {
        this.destroy(new Refusal('unavailable', 'Please try again.'));
      },
    });
    const headers = { 'content-length': '1000', 'content-range': 'bytes 0-999/5000', etag: '"file"' };
    return reply.code(206).headers(headers).type('video/mp4').send(content);
  });
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  expect(reply.json()).toEqual({ code: 'unavailable', message: 'Please try again.' });
  expect(reply.headers).not.toHaveProperty('content-range');
  expect(reply.headers).not.toHaveProperty('etag');
});

describe('a request that fails because the database is unreachable', () => {
  async function replyTo(request: { method: 'GET' | 'POST'; headers: Record<string, string> }) {
    const app = Fastify();
    handleErrors(app, readiness);
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    app.all('/lessons/:number', async () => {
      throw new DatabaseDown();
    });
    return app.inject({ url: '/lessons/1', ...request });
  }

  it('says when to try again', async () => {
    const { statusCode, headers } = await replyTo({ method: 'GET', headers: {} });
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });

  it('is answered to browsers with a self-contained page that links to the same URL', async () => {
    const { statusCode, headers, body } = await replyTo({ method: 'GET', headers: { accept: 'text/html' } });
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(body).toContain('We’ll be right back');
    expect(body).toMatch(/<a href="" [^>]*>Try again<\/a>/);
    // The content security policy allows neither of these.
    expect(body).not.toMatch(/<style|style=|<script/);
  });

  it('does not offer to open the URL of a form', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const { body } = await replyTo({ method: 'POST', headers });
    expect(body).toContain('We’ll be right back');
    expect(body).not.toContain('Try again');
  });
});

it('tells a client that is too fast when to come back', async () => {
  const reply = await throwing(tooFast()).inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
});

it('does not log each request that is refused by overload, and says when to come back', async () => {
  expect(await logged(new Overloaded())).toEqual([]);
  const reply = await throwing(new Overloaded()).inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
});

it.each([
  ['the operating system', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
  [
    'PostgreSQL',
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ],
  ['PGlite', new Error('Failed query', { cause: new Error('ENOSPC: no space left on device, write') })],
])('answers a full disk that %s reports with 503, and tells the readiness check', async (_, error) => {
  const before = fullDisks;
  const reply = await throwing(error).inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
  expect(fullDisks).toBe(before + 1);
});
