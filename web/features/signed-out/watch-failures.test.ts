import { currentUserPath } from '@chalkline/contract/addresses';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { watchFailures } from './watch-failures.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is heard when reading fails with one status, and asking who is asking is answered with another. */
async function heard(status: number, whoIsAsking: number): Promise<unknown> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('{}', { status: address === currentUserPath ? whoIsAsking : status });
  });
  const client = createQueryClient();
  const onRefused = vi.fn();
  const stop = watchFailures(client, onRefused);
  await client.fetchQuery({ queryKey: ['/api/founder/team'] }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return onRefused.mock.calls[0]?.[0];
}

it.each([
  ['something is gone for whoever was signed out', 404, 401, null],
  ['something is gone for somebody', 404, 200, {}],
  ['the server fails', 500, 401, undefined],
  ['nobody knows', 404, 503, undefined],
])('when %s', async (_, status, whoIsAsking, expected) => {
  expect(await heard(status, whoIsAsking)).toEqual(expected);
});
