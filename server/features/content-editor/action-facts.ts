import { listText } from '@chalkline/domain/audit/fact-labels';
import { factsOf } from '@chalkline/domain/content/facts';
import type { ContentItem } from '../../content/content-item.ts';
import type { StoredItem } from '../../content/content-set.ts';
import { titleOf } from '../../content/listing.ts';
import { changesBetween } from './versions.ts';

type Flat = Record<string, string | number | boolean | null>;

/** The whole of it is in the versions; the audit names what changed. */
const longestInAudit = 200;

/** An item as it was, or as it has become. */
type ItemThen = Pick<StoredItem, 'item' | 'version' | 'isDeleted'>;

/** What the audit says of an item before and after: its version and title, and the fields that changed. */
export function actionFacts(before: ItemThen | undefined, after: ItemThen | undefined) {
  const fields = before && after ? changesBetween(before.item, after.item).map(({ field }) => field) : [];
  return { before: flat(before, fields), after: flat(after, fields) };
}

function flat(stored: ItemThen | undefined, fields: readonly string[]): Flat | null {
  if (!stored) return null;
  const { item, version, isDeleted } = stored;
  const facts = { ...factsOf(item.facts), body: item.body };
  const changed = fields.map((field) => [field, short(facts[field as keyof typeof facts] ?? null)]);
  return { version, title: titleOf(item), isDeleted, ...Object.fromEntries(changed) };
}

/** Several items in one line, as they are called. */
export function namesOf(items: readonly ContentItem[]): string {
  return items.map(titleOf).join(' · ');
}

function short(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : listText(Array.isArray(value) ? value : [value]);
  return text.length > longestInAudit ? `${[...text].slice(0, longestInAudit).join('')}…` : text;
}
