import { and, eq } from 'drizzle-orm';
import { type ContentItem, itemsOfKind } from '../../content/content-item.ts';
import type { ContentSet, ItemChange, StoredItem } from '../../content/content-set.ts';
import { newestVersion, toItem } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentItems, contentVersions } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import { expectVersion } from './expect-version.ts';
import type { ItemAddress } from './item-address.ts';
import { keptFacts } from './kept-facts.ts';
import { invalidContent, parseItem } from './parse-facts.ts';
import { findVersionRow } from './versions.ts';

/** Restores a version as a new one. The publication state stays; a deleted item is restored unpublished. */
export function restoreVersion(
  editing: Editing,
  address: ItemAddress,
  { version, basedOn }: { readonly version: number; readonly basedOn: number },
): Promise<ItemAddress> {
  return editContent(editing, async (set, tx) => {
    const stored = await expectVersion(tx, set, { address, basedOn, editorId: editing.editorId });
    const old = toItem(orNotFound(await findVersionRow(tx, address, version), 'This version'));
    const item = parseItem(address, {
      facts: {
        ...currentChecks(stored),
        ...old.facts,
        ...unchangedFacts(set, stored),
        ...knownLessons(set, old),
      },
      body: old.body,
    });
    const changes = [save(item, 'restore'), ...(await comingBackWith(tx, set, stored))];
    return { action: 'content.restore', subject: address, changes };
  });
}

/** A version from before there were checks keeps the current ones. */
function currentChecks({ item }: StoredItem): Readonly<Record<string, unknown>> {
  return item.kind === 'lesson' ? { checks: item.facts.checks } : {};
}

/** The fields that restoring does not change, as for a save. */
function unchangedFacts(set: ContentSet, { item, isDeleted }: StoredItem): Readonly<Record<string, unknown>> {
  const kept = keptFacts(item);
  if (!isDeleted) return kept;
  if (item.kind === 'course' || item.kind === 'post')
    return { ...kept, isPublished: false, isScheduled: undefined };
  if (item.kind !== 'lesson') return kept;
  const { courseId } = item.facts;
  const course = set.find({ kind: 'course', id: String(courseId) });
  if (!course || course.isDeleted) {
    throw invalidContent([{ field: 'courseId', message: 'its course is deleted: bring that back first' }]);
  }
  return { courseId, orderIndex: set.lessonsOf(courseId).length + 1 };
}

/** Links to deleted lessons are left out. */
function knownLessons(set: ContentSet, old: ContentItem): { lessonIds?: number[] } {
  if (old.kind !== 'prompt') return {};
  const known = new Set(itemsOfKind(set.present(), 'lesson').map(({ id }) => Number(id)));
  return { lessonIds: old.facts.lessonIds.filter((id) => known.has(id)) };
}

/** A deleted course is restored with the lessons and the certification that were deleted with it. */
async function comingBackWith(
  tx: Database,
  set: ContentSet,
  { item, isDeleted }: StoredItem,
): Promise<ItemChange[]> {
  if (item.kind !== 'course' || !isDeleted) return [];
  const own = orNotFound(
    await findVersionRow(tx, item, orNotFound(set.find(item), 'This content').version),
    'This version',
  );
  const rows = await tx
    .select({ version: contentVersions })
    .from(contentItems)
    .innerJoin(contentVersions, newestVersion)
    .where(
      and(
        eq(contentItems.courseId, Number(item.id)),
        eq(contentItems.isDeleted, true),
        eq(contentVersions.savedAt, own.savedAt),
      ),
    )
    .orderBy(contentItems.place);
  const items = rows.map(({ version }) => toItem(version));
  const lessons = itemsOfKind(items, 'lesson').map((lesson, index) => ({
    ...lesson,
    facts: { ...lesson.facts, orderIndex: index + 1 },
  }));
  return [...lessons, ...itemsOfKind(items, 'certification')].map((each) => save(each, 'restore'));
}
