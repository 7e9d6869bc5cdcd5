import { canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { type ContentItem, itemsOfKind } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import { lockRows } from '../../content/project-items.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { namesOf } from './action-facts.ts';
import { deletedTogether, reasonsAgainstDeletion } from './dependents.ts';
import { dropDraft } from './drafts.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import { expectPresent } from './expect-version.ts';
import type { ItemAddress } from './item-address.ts';

/** Deletes an item with everything that depends on it, unless people have worked on it. */
export function deleteItem(editing: Editing, address: ItemAddress, basedOn: number): Promise<ItemAddress> {
  return editContent(editing, async (set, tx) => {
    const { item } = await expectPresent(tx, set, { address, basedOn, editorId: editing.editorId });
    if (!canComeAndGo(item.kind)) throw new Refusal('conflict', 'This page belongs to the site and stays.');
    const blocker = await reasonAgainstDeletion(tx, set, item);
    if (blocker) throw new Refusal('has_dependents', `This can't be deleted. ${blocker}`);
    await dropDraft(tx, address, editing.editorId);
    const changes = deletion(set, item);
    return { action: 'content.delete', subject: address, changes, also: deletedWith(set, item) };
  });
}

/** What is deleted with a course, for its audit entry. */
function deletedWith(set: ContentSet, item: ContentItem): Record<string, string> {
  const others = deletedTogether(set, item).filter((each) => each !== item);
  const lessons = itemsOfKind(others, 'lesson');
  const certifications = itemsOfKind(others, 'certification');
  return {
    ...(lessons.length > 0 ? { deletedLessons: namesOf(lessons) } : {}),
    ...(certifications.length > 0 ? { deletedCertifications: namesOf(certifications) } : {}),
  };
}

/**
 * The reasons why an item cannot be deleted. When there are none, nobody can start to work on it until the
 * transaction ends.
 */
export async function reasonAgainstDeletion(
  tx: Database,
  set: ContentSet,
  item: ContentItem,
): Promise<string | undefined> {
  await lockRows(tx, deletedTogether(set, item));
  const reasons = await reasonsAgainstDeletion(tx, set, item);
  return reasons.length > 0 ? reasons.join(' ') : undefined;
}

function deletion(set: ContentSet, item: ContentItem): ItemChange[] {
  const going = deletedTogether(set, item).map((each) => ({
    item: each,
    isDeleted: true,
    saveKind: 'delete' as const,
  }));
  return [...going, ...(item.kind === 'lesson' ? closeOrderGap(set, item) : [])];
}

/** Moves the lessons after a deleted one up by one. */
function closeOrderGap(set: ContentSet, gone: ContentItem & { readonly kind: 'lesson' }): ItemChange[] {
  return set
    .lessonsOf(gone.facts.courseId)
    .filter(({ id }) => id !== gone.id)
    .map((lesson, index) => ({ ...lesson, facts: { ...lesson.facts, orderIndex: index + 1 } }))
    .map((lesson) => save(lesson, 'reorder'));
}
