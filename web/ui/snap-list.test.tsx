import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SnapList } from './snap-list.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Reports the size of an element once, like a browser when it begins to observe it. */
class SizesOnce {
  readonly observe: () => void;
  disconnect = () => {};

  constructor(report: () => void) {
    this.observe = report;
  }
}

const widths = { content: 0, list: 400 };

function renderList(): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.content);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.list);
  vi.stubGlobal('ResizeObserver', SizesOnce);
  render(
    <SnapList label="Quotes">
      <li>First</li>
    </SnapList>,
  );
  return screen.getByRole('list', { name: 'Quotes' });
}

describe('a list that snaps', () => {
  it.each([
    [900, 0],
    [400, -1],
  ])('%i pixels wide in 400 has the tab index %i', (content, tabIndex) => {
    widths.content = content;
    expect(renderList().tabIndex).toBe(tabIndex);
  });
});
