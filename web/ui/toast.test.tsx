import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Rendered, render } from '../testing/render.tsx';
import { Toaster } from './toast.tsx';
import { dismissToast, TOAST_DURATION, toast } from './toast-store.ts';

let rendered: Rendered;

beforeEach(async () => {
  vi.useFakeTimers();
  rendered = await render(<Toaster />);
});

afterEach(async () => {
  await act(async () => {
    dismissToast();
    vi.runAllTimers();
  });
  await rendered.unmount();
  vi.useRealTimers();
});

const show = (title: string, duration?: number) =>
  act(async () => void toast({ title, ...(duration === undefined ? {} : { duration }) }));
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
const sheet = () => document.querySelector<HTMLElement>('li[data-state="open"]');
const fire = (target: EventTarget | null, event: Event) => act(async () => void target?.dispatchEvent(event));
const point = (target: EventTarget | null, type: string) =>
  fire(target, new PointerEvent(type, { bubbles: type !== 'pointerleave' }));
const shownTitle = () => sheet()?.querySelector('div > div')?.textContent ?? null;

async function closeByItsButton(): Promise<void> {
  await point(sheet(), 'pointermove');
  const button = sheet()?.querySelector<HTMLElement>('[aria-label="Dismiss"]');
  await act(async () => {
    button?.focus();
    button?.click();
  });
}

describe('a toast', () => {
  it('disappears after 5000 ms', async () => {
    await show('First');
    await pass(TOAST_DURATION - 1);
    expect(shownTitle()).toBe('First');
    await pass(1);
    expect(shownTitle()).toBeNull();
  });

  it('disappears in time although the previous one was closed by its button', async () => {
    await show('First');
    await closeByItsButton();
    expect(shownTitle()).toBeNull();

    await show('Second');
    await pass(TOAST_DURATION - 1);
    expect(shownTitle()).toBe('Second');
    await pass(1);
    expect(shownTitle()).toBeNull();
  });

  it('disappears in time although the action of the previous one was used', async () => {
    const run = vi.fn();
    await act(async () => void toast({ title: 'First', action: { label: 'Undo', run } }));
    await point(sheet(), 'pointermove');
    await act(async () => sheet()?.querySelector<HTMLElement>('button')?.click());
    expect(run).toHaveBeenCalledTimes(1);

    await show('Second', 2000);
    await pass(2000);
    expect(shownTitle()).toBeNull();
  });

  it('disappears in time when it was shown before the toaster', async () => {
    await rendered.unmount();
    await show('First');
    rendered = await render(<Toaster />);
    expect(shownTitle()).toBe('First');
    await pass(TOAST_DURATION);
    expect(shownTitle()).toBeNull();
  });

  it('stays while the pointer is on it, and then for the rest of its time', async () => {
    await show('First');
    await pass(3000);
    await point(sheet(), 'pointermove');
    await pass(60_000);
    expect(shownTitle()).toBe('First');
    await point(sheet()?.closest('[role="region"]') ?? null, 'pointerleave');
    await pass(1999);
    expect(shownTitle()).toBe('First');
    await pass(1);
    expect(shownTitle()).toBeNull();
  });

  it('stays while the keyboard focus is on it', async () => {
    await show('First');
    await act(async () => sheet()?.focus());
    await pass(60_000);
    expect(shownTitle()).toBe('First');
    await act(async () => sheet()?.blur());
    await pass(TOAST_DURATION);
    expect(shownTitle()).toBeNull();
  });

  it('stays while the window is in the background', async () => {
    await show('First');
    await fire(window, new Event('blur'));
    await pass(60_000);
    expect(shownTitle()).toBe('First');
    await fire(window, new Event('focus'));
    await pass(TOAST_DURATION);
    expect(shownTitle()).toBeNull();
  });

  it('disappears after its own duration', async () => {
    await show('First', 2000);
    await pass(1999);
    expect(shownTitle()).toBe('First');
    await pass(1);
    expect(shownTitle()).toBeNull();
  });

  it('is replaced by a new one, so that there is only one', async () => {
    await show('First');
    await show('Second');
    expect(shownTitle()).toBe('Second');
    expect(document.querySelectorAll('li[data-state]')).toHaveLength(1);
  });

  it('starts its time again when another toast replaces it', async () => {
    await show('First');
    await pass(3000);
    await show('Second');
    await pass(TOAST_DURATION - 1);
    expect(shownTitle()).toBe('Second');
  });
});
