import { currentUserPath } from '@chalkline/contract/sign-in-addresses';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { loadedAhead } from '../../api/loaded-ahead.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { watchFailures } from './watch-failures.ts';

afterEach(() => vi.unstubAllGlobals());

/** The reported reason when a request fails with one status and the viewer check is answered with another. */
async function heard(status: number, whoIsAsking: number, meta = {}): Promise<unknown> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('{}', { status: address === currentUserPath ? whoIsAsking : status });
  });
  const client = createQueryClient();
  const onRefused = vi.fn();
  const stop = watchFailures(client, { onRefused, onSignInAgain: () => undefined });
  await client.fetchQuery({ queryKey: ['/api/founder/team'], meta }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return onRefused.mock.calls[0]?.[0];
}

it.each([
  ['something is gone for whoever was signed out', 404, 401, null],
  ['something is gone for somebody', 404, 200, {}],
  ['the server fails', 500, 401, undefined],
  ['nobody knows', 404, 503, undefined],
])(
  'reports the current viewer, if that is known to have changed, when %s',
  async (_, status, whoIsAsking, expected) => {
    expect(await heard(status, whoIsAsking)).toEqual(expected);
  },
);

it('says nothing about what was loaded ahead, before anybody asks for it', async () => {
  expect(await heard(401, 401)).toBeNull();
  expect(await heard(401, 401, loadedAhead)).toBeUndefined();
});

it('reports an action that needs a recent sign-in, without a viewer check', async () => {
  const fetched = vi.fn(async () => Response.json({ code: 'sign_in_again', message: '' }, { status: 403 }));
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient();
  const [onRefused, onSignInAgain] = [vi.fn(), vi.fn()];
  const stop = watchFailures(client, { onRefused, onSignInAgain });
  await client.fetchQuery({ queryKey: ['/api/founder/team'] }).catch(() => undefined);
  stop();
  expect(onSignInAgain).toHaveBeenCalledOnce();
  expect(onRefused).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledOnce();
});

it('reports once what was read and refused while its code was still loading', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/founder/team'] }).catch(() => undefined);
  const onRefused = vi.fn();
  const listeners = { onRefused, onSignInAgain: () => undefined };
  watchFailures(client, listeners)();
  watchFailures(client, listeners)();
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(null));
});

it('reports a write that needed a recent sign-in while its code was still loading', async () => {
  const client = createQueryClient();
  const refusal = new ApiError(403, '{"code":"sign_in_again","message":""}');
  const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refusal) });
  await write.execute(undefined).catch(() => undefined);
  const onSignInAgain = vi.fn();
  watchFailures(client, { onRefused: () => undefined, onSignInAgain })();
  expect(onSignInAgain).toHaveBeenCalledOnce();
});

it('says nothing about what was refused when the server rendered the page', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient();
  const query = client.getQueryCache().build(client, { queryKey: ['/api/founder/team'] });
  query.setState({ status: 'error', error: new ApiError(404, '{}') });
  watchFailures(client, { onRefused: () => undefined, onSignInAgain: () => undefined })();
  expect(fetched).not.toHaveBeenCalled();
});
