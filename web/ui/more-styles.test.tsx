import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMoreStyles, moreStylesAttribute } from './more-styles.ts';

const links = () => [...document.head.children];

function showPageWithFirstStyles(): void {
  document.head.innerHTML = `<link href="/page.css" ${moreStylesAttribute}="/style.css"><link href="/banner.css">`;
}

/** The test environment pretends that links are loaded as soon as they are there. */
beforeEach(() => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'link' ? 'div' : name),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('the styles that a page does not need at first', () => {
  it('are loaded once, before those of other style sheets, and again after two failures', async () => {
    showPageWithFirstStyles();
    const attempts = [loadMoreStyles(), loadMoreStyles()];
    expect(links().map((link) => Reflect.get(link, 'href'))).toEqual([
      expect.stringMatching('/page.css'),
      '/style.css',
      expect.stringMatching('/banner.css'),
    ]);
    links()[1]?.dispatchEvent(new Event('error'));
    await expect.poll(() => links().length).toBe(3);
    links()[1]?.dispatchEvent(new Event('error'));
    for (const attempt of attempts) await expect(attempt).rejects.toThrow('Styles not loaded');
    expect(links()).toHaveLength(2);
    const loaded = vi.fn();
    const again = loadMoreStyles().then(loaded);
    expect(loaded).not.toHaveBeenCalled();
    links()[1]?.dispatchEvent(new Event('load'));
    await again;
    await loadMoreStyles();
    expect(links()).toHaveLength(3);
  });
});
