import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { Refusal } from './refusal.ts';

/** What is logged above the ordinary when a call ends like this. */
async function logged(error: Error): Promise<{ level: number; err?: object }[]> {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  handleErrors(app);
  app.get('/', async () => {
    throw error;
  });
  await app.inject('/');
  return lines.map((line) => JSON.parse(line));
}

it('being too busy, and saying so, is no failure in the log', async () => {
  const lines = await logged(new Refusal('unavailable', 'Too much is being uploaded right now.'));
  expect(lines).toMatchObject([{ level: 40, reason: 'Too much is being uploaded right now.' }]);
  expect(lines[0]?.err).toBeUndefined();
});

it('what failed for a reason of its own is, with that reason', async () => {
  const unreachable = new Refusal(
    'unavailable',
    'Please try again.',
    undefined,
    new Error('connection refused'),
  );
  expect(await logged(unreachable)).toMatchObject([{ level: 50, err: { message: expect.any(String) } }]);
  expect(await logged(new Error('broken'))).toMatchObject([{ level: 50, err: { message: 'broken' } }]);
});

it('a refusal of what somebody sent is nothing to be logged', async () => {
  expect(await logged(new Refusal('invalid', 'The request could not be read.'))).toEqual([]);
});
