import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allStylesAttribute, loadAllStyles } from './all-styles.ts';

const links = () => [...document.head.children];

function showPageWithOwnStyles(): void {
  document.head.innerHTML = `<link href="/page.css" ${allStylesAttribute}="/style.css"><link href="/banner.css">`;
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

describe('the style sheet with all styles', () => {
  it('is loaded once, right after the one of the page, and again after two failures', async () => {
    showPageWithOwnStyles();
    const attempts = [loadAllStyles(), loadAllStyles()];
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
    const again = loadAllStyles().then(loaded);
    expect(loaded).not.toHaveBeenCalled();
    links()[1]?.dispatchEvent(new Event('load'));
    await again;
    await loadAllStyles();
    expect(links()).toHaveLength(3);
  });
});
