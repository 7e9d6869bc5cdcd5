import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { failedPartMark } from './failed-part-mark.ts';

/** In no other id of a page. */
const idPrefix = randomUUID();

/**
 * The HTML of content that is the same in several pages. It is rendered without the data of any page and without its
 * address.
 */
export function renderShared(content: ReactElement): string {
  const html = renderToString(<Router ssrPath="/">{content}</Router>, { identifierPrefix: idPrefix });
  if (html.includes(idPrefix)) throw new Error('Shared content has ids, which would differ in the browser.');
  // Of a page, only what is not shared is checked for it.
  if (html.includes(failedPartMark)) throw new Error('Shared content could not be rendered.');
  if (html.includes('<link rel="preload"'))
    throw new Error('Shared content has a picture, which belongs to the head of its page.');
  return html;
}
