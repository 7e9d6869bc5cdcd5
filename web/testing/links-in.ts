import { within } from '@testing-library/dom';

/** Each link's text and address, in order, also inside a closed menu. */
export function linksIn(area: HTMLElement): string[] {
  return within(area)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}
