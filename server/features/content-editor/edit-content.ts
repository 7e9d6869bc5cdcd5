import type { FieldIssue } from '@chalkline/contract/refusals';
import { type ContentItem, itemsOfKind, keyOf, siteKey } from '../../content/content-item.ts';
import type { ContentSet, ItemChange, ItemProblem } from '../../content/content-set.ts';
import { applyChanges, changesNothing, lockContent, readContentSet } from '../../content/content-store.ts';
import { withAddresses } from '../../content/course-addresses.ts';
import { unlinkedPrompts } from '../../content/unlink-lessons.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction, type StaffAction } from '../../platform/audit/audit.ts';
import { mapWithBreaks } from '../../platform/concurrency/map-with-breaks.ts';
import type { MediaCheck } from '../videos/index.ts';
import { actionFacts } from './action-facts.ts';
import { type FileAnswers, withExternalMedia } from './external-media.ts';
import type { ItemAddress } from './item-address.ts';
import { invalidContent } from './parse-facts.ts';
import { refuseMissingMedia } from './refuse-missing-media.ts';

/** A change of an item, and what goes with it. */
export interface Edit {
  /** A verb of the console, such as `content.save`. */
  readonly action: string;
  readonly subject: ItemAddress;
  readonly changes: readonly ItemChange[];
  /** The audit entry, where it is not about the item itself. */
  readonly entry?: Pick<StaffAction, 'before' | 'after'>;
  /** Additional facts for the audit entry: what was changed with the item. */
  readonly also?: Readonly<Record<string, string>>;
}

export interface Editing extends Pick<AppContext, 'db' | 'now' | 'contentWatch'> {
  readonly editorId: string;
  readonly media: MediaCheck;
}

/**
 * Changes content in one transaction that no other content write overlaps: the change is planned against
 * the current content, checked against the resulting content, and written as versions with an audit entry.
 */
export async function editContent(
  { db, now, contentWatch, editorId, media }: Editing,
  plan: (set: ContentSet, tx: Database) => Promise<Edit>,
): Promise<ItemAddress> {
  const apply = (answers: FileAnswers) =>
    db.transaction(async (tx) => {
      await lockContent(tx);
      const set = await readContentSet(tx);
      const edit = await plan(set, tx);
      const changes = await completed(set, edit.changes);
      const subject = keyOf(edit.subject);
      refuseContradictions(set, changes, subject);
      await refuseMissingMedia(tx, answers, { set, changes, subject });
      await applyChanges(tx, set, changes, { savedBy: editorId, savedAt: now() });
      if (changes.length > 0) await recordAction(tx, { actorId: editorId, ...entryOf(set, edit) });
      return edit.subject;
    });
  const subject = await withExternalMedia(media, apply);
  // The database notifies every process shortly; this process need not wait for that.
  contentWatch.contentChanged();
  return subject;
}

/** Adds consequential changes, and drops changes without effect. */
export async function completed(set: ContentSet, wanted: readonly ItemChange[]): Promise<ItemChange[]> {
  const changes = withAddresses(set, [...wanted, ...unlinkedPrompts(set, wanted)]);
  const all = [...changes, ...renamedFlagship(set, changes)];
  return (
    await mapWithBreaks(all, (change): ItemChange[] => (changesNothing(set, change) ? [] : [change]))
  ).flat();
}

/** The site settings name the flagship course by its slug, and follow when the slug changes. */
function renamedFlagship(set: ContentSet, changes: readonly ItemChange[]): ItemChange[] {
  const [site] = itemsOfKind(set.present(), 'site');
  if (!site || changes.some(({ item }) => keyOf(item) === siteKey)) return [];
  return changes.flatMap(({ item }): ItemChange[] => {
    const before = set.find(item)?.item;
    if (item.kind !== 'course' || before?.kind !== 'course') return [];
    if (before.facts.slug !== site.facts.flagshipCourseSlug || item.facts.slug === before.facts.slug)
      return [];
    const facts = { ...site.facts, flagshipCourseSlug: item.facts.slug };
    return [{ item: { ...site, facts }, isDeleted: false, saveKind: 'follow' }];
  });
}

export function refuseContradictions(set: ContentSet, changes: readonly ItemChange[], subject: string): void {
  const problems = set.after(changes).problems();
  const own = problems.filter(({ key }) => key === subject);
  // Problems elsewhere often follow from problems here.
  const reported = own.length > 0 ? own : problems;
  if (reported.length > 0) throw invalidContent(reported.map((problem) => issueOf(problem, subject)));
}

/** Problems of other items name their item. */
function issueOf({ key, field, reason }: ItemProblem, subject: string): FieldIssue {
  return key === subject ? { field, message: reason } : { field: '', message: `${key} ${field}: ${reason}` };
}

function entryOf(set: ContentSet, { action, subject, changes, entry, also }: Edit) {
  if (entry) return { action, subject: keyOf(subject), ...entry };
  const before = set.find(subject);
  const change = changes.find(({ item }) => keyOf(item) === keyOf(subject));
  const after = change && { ...change, version: (before?.version ?? 0) + 1 };
  const facts = actionFacts(before, after);
  return { action, subject: keyOf(subject), ...facts, after: facts.after && { ...facts.after, ...also } };
}

export function save(item: ContentItem, saveKind: ItemChange['saveKind']): ItemChange {
  return { item, isDeleted: false, saveKind };
}
