import { type ChangeableKind, type ContentKind, canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { firstConsoleId } from '@chalkline/domain/content/content-limits';
import type { ContentItem } from '../../content/content-item.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { dropDraft } from './drafts.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import type { ItemAddress } from './item-address.ts';
import { invalidContent, parseItem, type Typed } from './parse-facts.ts';

/** Creates an item. When it happens twice at once, the second request finds the slug taken. */
export function createItem(
  editing: Editing,
  kind: ContentKind,
  { draftId, ...typed }: Typed & { readonly draftId: string | undefined },
): Promise<ItemAddress> {
  if (!canComeAndGo(kind)) throw notFound('This kind of content');
  return editContent(editing, async (set, tx) => {
    const item = newItem(set, kind, typed);
    if (draftId !== undefined) await dropDraft(tx, { kind, id: draftId }, editing.editorId);
    return { action: 'content.create', subject: item, changes: [save(item, 'create')] };
  });
}

/** A new item from the input: a course or post starts unpublished, a lesson comes last. */
export function newItem(set: ContentSet, kind: ChangeableKind, { facts, body }: Typed): ContentItem {
  const item = parseItem(
    { kind, id: String(nextId(set, kind)) },
    { facts: { ...facts, ...firstFacts(set, kind, facts) }, body },
  );
  if (item.kind === 'lesson' && !set.find({ kind: 'course', id: String(item.facts.courseId) })) {
    throw invalidContent([{ field: 'courseId', message: 'there is no such course' }]);
  }
  return item.kind === 'post' ? newPost(set, { ...item, id: item.facts.slug }) : item;
}

function newPost(set: ContentSet, post: ContentItem): ContentItem {
  const stored = set.find(post);
  if (!stored || stored.isDeleted) return post;
  throw invalidContent([{ field: 'slug', message: `is already taken by blog/${post.id}.md` }]);
}

function firstFacts(set: ContentSet, kind: ChangeableKind, facts: Typed['facts']): Record<string, unknown> {
  if (kind === 'course') return { isPublished: false, isScheduled: undefined, formerSlugs: undefined };
  if (kind === 'post') return { isPublished: false, isScheduled: undefined };
  if (kind === 'lesson') return { orderIndex: set.lessonsOf(Number(facts.courseId)).length + 1 };
  return {};
}

/**
 * Never reuses an id, because a deleted item can be restored. Takes the first free id instead of the one
 * after the last, because files may use the largest possible id.
 */
function nextId(set: ContentSet, kind: ChangeableKind): number {
  let id = firstConsoleId;
  while (set.find({ kind, id: String(id) })) id += 1;
  return id;
}
