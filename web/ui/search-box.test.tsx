import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onSearch = vi.fn<(search: string) => void>();
afterEach(() => onSearch.mockReset());

function open(value = '') {
  const box = (search: string) => (
    <SearchBox
      label="Search"
      placeholder="Search..."
      maxLength={200}
      value={search}
      pauseMilliseconds={300}
      onSearch={onSearch}
    />
  );
  const { container, rerender } = render(box(value));
  const input = within(container).getByRole<HTMLInputElement>('searchbox');
  return {
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    submit: () => fireEvent.submit(input),
    show: (search: string) => rerender(box(search)),
  };
}

describe('a search box', () => {
  it('searches once with the trimmed text, when typing stops', () => {
    const { type } = open();
    for (const text of ['  w', '  web', '  website  ']) {
      type(text);
      vi.advanceTimersByTime(299);
    }
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['website']]);
  });

  it('searches right away on Enter, and not again when typing stops', () => {
    const { type, submit } = open();
    type('website');
    submit();
    vi.advanceTimersByTime(1000);
    expect(onSearch.mock.calls).toEqual([['website']]);
  });

  it('does not search for spaces alone', () => {
    const { type, submit } = open();
    type('   ');
    submit();
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches right away when it is cleared', () => {
    const { type } = open('website');
    type('');
    vi.advanceTimersByTime(0);
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  it('follows the URL', () => {
    const { input, show } = open('website');
    expect(input.value).toBe('website');
    show('shop');
    expect(input.value).toBe('shop');
  });
});
