import { listText } from '@chalkline/domain/audit-log/fact-labels';
import { factsOf } from '@chalkline/domain/content/facts';
import type { ContentItem } from '../../content/content-item.ts';
import type { StoredItem } from '../../content/content-set.ts';
import { titleOf } from '../../content/listing.ts';
import { changesBetween } from './versions.ts';

type Flat = Record<string, string | number | boolean | null>;

/** Versions contain the full texts; the audit log only shows what changed. */
const longestInAudit = 200;

/** An item before or after a change. */
type ItemThen = Pick<StoredItem, 'item' | 'version' | 'isDeleted'>;

/** The audit entry for a change: version and title before and after, and the changed fields. */
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

/** The names of several items on one line. */
export function namesOf(items: readonly ContentItem[]): string {
  return items.map(titleOf).join(' · ');
}

function short(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : listText(Array.isArray(value) ? value : [value]);
  return text.length > longestInAudit ? `${[...text].slice(0, longestInAudit).join('')}…` : text;
}
