import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftKeeper, type DraftState } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signedOut = new Error('signed out');

function keeperThat(send: (draft: string) => Promise<void>) {
  const told: DraftState['kind'][] = [];
  const keeper = new DraftKeeper<string>({
    pauseMilliseconds: 500,
    send,
    isSignedOut: async (error) => error === signedOut,
    tell: ({ kind }) => told.push(kind),
  });
  return { keeper, told };
}

it('sends what was typed last when typing pauses', async () => {
  const sent: string[] = [];
  const { keeper, told } = keeperThat(async (draft) => void sent.push(draft));
  keeper.keep('a');
  keeper.keep('ab');
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['ab']);
  expect(told).toEqual(['keeping', 'kept']);
});

it('lets no newer draft overtake an older one', async () => {
  const sent: string[] = [];
  let arrive = () => {};
  const { keeper } = keeperThat(async (draft) => {
    if (draft === 'first') await new Promise<void>((resolve) => (arrive = resolve));
    sent.push(draft);
  });
  keeper.keep('first');
  void keeper.flush();
  keeper.keep('second');
  const done = keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  arrive();
  await done;
  expect(sent).toEqual(['first', 'second']);
});

it('says that it failed, and sends it again when asked', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { keeper, told } = keeperThat(send);
  keeper.keep('a');
  await keeper.flush();
  await keeper.flush();
  expect(told).toEqual(['keeping', 'failed', 'keeping', 'kept']);
  expect(send).toHaveBeenLastCalledWith('a');
});

it('says that nobody is signed in any more, and sends it once somebody is', async () => {
  const send = vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValue(undefined);
  const { keeper, told } = keeperThat(send);
  keeper.keep('a');
  await keeper.flush();
  keeper.keep('ab');
  await keeper.flush();
  expect(told).toEqual(['keeping', 'signed-out', 'keeping', 'kept']);
  expect(send).toHaveBeenLastCalledWith('ab');
});

it('forgets what waits', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const { keeper } = keeperThat(send);
  keeper.keep('a');
  await keeper.forget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).not.toHaveBeenCalled();
});
