import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what waits for the first interaction', () => {
  it.each(['pointerOver', 'touchStart', 'keyDown', 'scroll'] as const)('runs once on %s', (sign) => {
    const run = vi.fn();
    onFirstInteraction(run);
    expect(run).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent[sign](document.body);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run when a dialog that a link has opened takes the focus, scrolls and appears under the pointer', () => {
    const run = vi.fn();
    onFirstInteraction(run);
    document.body.innerHTML = '<div role="dialog"><button>Close</button></div><button>Menu</button>';
    const [inDialog, outside] = document.querySelectorAll('button');
    if (inDialog) fireEvent.focusIn(inDialog);
    if (inDialog) fireEvent.scroll(inDialog);
    fireEvent.pointerOver(document.body);
    expect(run).not.toHaveBeenCalled();
    if (outside) fireEvent.focusIn(outside);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
    document.body.innerHTML = '';
  });

  it('also runs when nobody touches the page', () => {
    const run = vi.fn();
    onFirstInteraction(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('lets the browser first show its reaction', () => {
    const run = vi.fn();
    onFirstInteraction(run);
    fireEvent.keyDown(document.body);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after it was cancelled', () => {
    const run = vi.fn();
    onFirstInteraction(run)();
    fireEvent.keyDown(document.body);
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
