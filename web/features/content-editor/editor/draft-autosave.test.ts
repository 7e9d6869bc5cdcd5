import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftAutosave, type DraftState } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signedOut = new Error('signed out');

function autosaveThat(send: (draft: string) => Promise<void>) {
  const told: DraftState['kind'][] = [];
  const autosave = new DraftAutosave<string>({
    pauseMilliseconds: 500,
    send,
    isSignedOut: async (error) => error === signedOut,
    onChange: ({ kind }) => told.push(kind),
  });
  return { autosave, told };
}

it('sends the latest text when typing pauses', async () => {
  const sent: string[] = [];
  const { autosave, told } = autosaveThat(async (draft) => void sent.push(draft));
  autosave.keep('a');
  autosave.keep('ab');
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['ab']);
  expect(told).toEqual(['keeping', 'kept']);
});

it('never lets a newer draft overtake an older one', async () => {
  const sent: string[] = [];
  let arrive = () => {};
  const { autosave } = autosaveThat(async (draft) => {
    if (draft === 'first') await new Promise<void>((resolve) => (arrive = resolve));
    sent.push(draft);
  });
  autosave.keep('first');
  void autosave.flush();
  autosave.keep('second');
  const done = autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  arrive();
  await done;
  expect(sent).toEqual(['first', 'second']);
});

it('reports a failure, and sends the draft again on request', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { autosave, told } = autosaveThat(send);
  autosave.keep('a');
  await autosave.flush();
  await autosave.flush();
  expect(told).toEqual(['keeping', 'failed', 'keeping', 'kept']);
  expect(send).toHaveBeenLastCalledWith('a');
});

it('reports that the user is signed out, and sends the draft once they are signed in', async () => {
  const send = vi.fn().mockRejectedValueOnce(signedOut).mockResolvedValue(undefined);
  const { autosave, told } = autosaveThat(send);
  autosave.keep('a');
  await autosave.flush();
  autosave.keep('ab');
  await autosave.flush();
  expect(told).toEqual(['keeping', 'signed-out', 'keeping', 'kept']);
  expect(send).toHaveBeenLastCalledWith('ab');
});

it('discards pending changes', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  const { autosave } = autosaveThat(send);
  autosave.keep('a');
  await autosave.forget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).not.toHaveBeenCalled();
});
