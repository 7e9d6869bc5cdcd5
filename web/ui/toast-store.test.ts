import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, TOAST_REMOVE_DELAY, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toast', () => {
  it('shows one at a time, the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'destructive', duration: 2000 });
    expect(currentToasts()).toMatchObject([
      { title: 'Second', variant: 'destructive', duration: 2000, open: true },
    ]);
    expect(currentToasts()).toHaveLength(1);
  });

  it('can be changed while it is shown', () => {
    const { update } = toast({ title: 'Saving' });
    update({ title: 'Saved' });
    expect(currentToasts()).toMatchObject([{ title: 'Saved', open: true }]);
  });

  it('closes at once and is removed after 1,000,000 ms', () => {
    const { dismiss } = toast({ title: 'Going' });
    dismiss();
    expect(currentToasts()).toMatchObject([{ title: 'Going', open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
  });

  it('leaves a newer toast alone when an older one is dismissed or removed', () => {
    const first = toast({ title: 'First' });
    first.dismiss();
    toast({ title: 'Second' });
    first.dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
    expect(currentToasts()).toMatchObject([{ title: 'Second', open: true }]);
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    toast({ title: 'Heard' });
    leave();
    toast({ title: 'Not heard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
