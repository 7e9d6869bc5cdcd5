import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPaint } from './after-next-paint.ts';
import { useShouldLoad } from './use-should-load.ts';

let becomeVisible: () => void;
const disconnect = vi.fn();

/** happy-dom has no layout, so the test says what is visible. */
class Observer {
  readonly disconnect = disconnect;
  constructor(callback: IntersectionObserverCallback) {
    becomeVisible = () => callback([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  observe(): void {}
}

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Part(): ReactElement {
  const { shouldLoad, watch } = useShouldLoad();
  return <p ref={watch}>{shouldLoad ? 'loaded' : 'not loaded'}</p>;
}

const part = () => screen.getByRole('paragraph').textContent;

describe('a part of a page that needs a request', () => {
  it('is loaded once it is visible', () => {
    render(<Part />);
    expect(part()).toBe('not loaded');
    act(() => becomeVisible());
    expect(part()).toBe('loaded');
  });

  it('is loaded once somebody uses the page', async () => {
    render(<Part />);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await act(nextPaint);
    expect(part()).toBe('loaded');
  });

  it('is no longer watched when it is gone', () => {
    render(<Part />).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
