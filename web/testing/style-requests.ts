import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { allStylesAttribute } from '../ui/all-styles.ts';

/** The address of the style sheet with all styles. */
export const allStylesAddress = '/style.css';

/**
 * Gives the document the links of a page with a style sheet of its own, in all tests of the file or the `describe` that
 * calls this. They say when the sheet with all styles arrives: the test environment would pretend that it is there at
 * once.
 */
export function setUpStyleRequests(): void {
  let creating: MockInstance;

  beforeEach(() => {
    document.head.innerHTML = `<link href="/page.css" ${allStylesAttribute}="${allStylesAddress}"><link href="/banner.css">`;
    const create = document.createElement.bind(document);
    creating = vi
      .spyOn(document, 'createElement')
      .mockImplementation((name: string) => create(name === 'link' ? 'div' : name));
  });

  afterEach(() => {
    creating.mockRestore();
    document.head.innerHTML = '';
  });
}

/** The addresses of the style sheets, in their order. */
export function styleSheets(): string[] {
  return [...document.head.children].map(
    (link) => new URL(Reflect.get(link, 'href'), location.href).pathname,
  );
}

/** The last request for all styles has been answered. */
export function stylesArrive(): void {
  requestedStyles().dispatchEvent(new Event('load'));
}

/** The last request for all styles is lost. */
export function stylesAreLost(): void {
  requestedStyles().dispatchEvent(new Event('error'));
}

/** Waits until all styles are requested, and loses the request and its repetition. */
export async function loseStylesTwice(): Promise<void> {
  for (const _ of ['request', 'repetition']) {
    await vi.waitFor(requestedStyles);
    stylesAreLost();
  }
}

function requestedStyles(): Element {
  const link = document.head.children[1];
  if (!link || Reflect.get(link, 'href') !== allStylesAddress)
    throw new Error('The styles are not requested.');
  return link;
}
