import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPaint } from './after-next-paint.ts';
import { useWanted } from './use-wanted.ts';

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
  const { isWanted, watch } = useWanted();
  return <p ref={watch}>{isWanted ? 'wanted' : 'not wanted'}</p>;
}

const part = () => screen.getByRole('paragraph').textContent;

describe('a part of a page that needs a request', () => {
  it('is wanted once it is visible', () => {
    render(<Part />);
    expect(part()).toBe('not wanted');
    act(() => becomeVisible());
    expect(part()).toBe('wanted');
  });

  it('is wanted once somebody uses the page', async () => {
    render(<Part />);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await act(nextPaint);
    expect(part()).toBe('wanted');
  });

  it('is no longer watched when it is gone', () => {
    render(<Part />).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
