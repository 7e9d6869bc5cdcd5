import { createHash, randomUUID } from 'node:crypto';
import type { PageHtml, SharedText } from '@chalkline/contract/pages';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';

const sharedTexts = new WeakMap<SharedText, string>();

/**
 * Identifies a page by everything that it is rendered from: its address, its data, who sees it among them, and the
 * day, which the editor shows.
 */
export function fingerprintOf(url: string, state: PageHtml, now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify([url, dayOf(now)]));
  for (const part of state) hash.update(typeof part === 'string' ? part : nameOf(part));
  return hash.digest('base64');
}

/** No page's data can contain such a name, because nobody ever sees it. */
function nameOf(shared: SharedText): string {
  const known = sharedTexts.get(shared) ?? randomUUID();
  sharedTexts.set(shared, known);
  return known;
}
