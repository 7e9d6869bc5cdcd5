import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateAfterPaint } from './navigate-after-paint.ts';

const navigate = vi.fn();
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockClear();
  const frames: (() => void)[] = [];
  paint = () => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', { location: { href: 'https://chalkline.example/dashboard' } });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a navigation to another page', () => {
  it('waits until the browser has shown that the link was pressed', () => {
    navigateAfterPaint(navigate, '/courses', {});
    expect(navigate).not.toHaveBeenCalled();
    paint();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/courses', { replace: false });
  });

  it('keeps the order in which links were pressed', () => {
    navigateAfterPaint(navigate, '/courses', {});
    navigateAfterPaint(navigate, '/prompts', {});
    paint();
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/courses', '/prompts']);
  });

  it('adds nothing to the history if that page is open by then', () => {
    navigateAfterPaint(navigate, '/dashboard', {});
    navigateAfterPaint(navigate, '/dashboard?welcome=yes', {});
    paint();
    expect(navigate.mock.calls).toEqual([
      ['/dashboard', { replace: true }],
      ['/dashboard?welcome=yes', { replace: false }],
    ]);
  });

  it('happens at once in a hidden tab, which is never painted', () => {
    vi.stubGlobal('document', { hidden: true });
    navigateAfterPaint(navigate, '/courses', {});
    expect(navigate).toHaveBeenCalledOnce();
  });
});

describe('a change of the current address', () => {
  it('happens at once, because it can be the state of a field', () => {
    navigateAfterPaint(navigate, '/prompts?search=form', { replace: true });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/prompts?search=form', { replace: true });
  });
});
