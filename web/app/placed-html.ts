import { randomUUID } from 'node:crypto';
import type { PageHtml, SharedText } from '@chalkline/contract/pages';

/**
 * Shorter HTML stays part of its page. What is compressed by itself repeats nothing of what is around it: when course
 * cards were, pages with many of them became half as large again.
 */
const longHtml = 8_000;

/** No page can contain it otherwise, because nobody ever sees it. It is found fast by its rare first character. */
const mark = `\u0001${randomUUID()} `;
const markEnd = '\u0001';

/**
 * Long shared HTML of one page. React writes a mark for it, which is replaced afterwards, so that the same text need not
 * be joined, encoded and compressed again for each page.
 */
export class PlacedHtml {
  readonly #placed: SharedText[] = [];

  place = (html: SharedText): string => {
    if (html.text.length < longHtml) return html.text;
    this.#placed.push(html);
    return `${mark}${this.#placed.length - 1}${markEnd}`;
  };

  /** What React has rendered, with the shared HTML in place of its marks. */
  partsOf(rendered: string): PageHtml {
    const [first = '', ...others] = rendered.split(mark);
    const parts: (string | SharedText)[] = [first];
    for (const other of others) {
      const end = other.indexOf(markEnd);
      const shared = this.#placed[Number(other.slice(0, end))];
      if (!shared) throw new Error('A page contains a mark for HTML that was not placed in it.');
      parts.push(shared, other.slice(end + markEnd.length));
    }
    return parts;
  }
}
