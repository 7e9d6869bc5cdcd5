import type { ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import type { Viewer } from '@chalkline/domain/access/decide-access';
import { canComeAndGo } from '@chalkline/domain/content/content-kinds';
import type { ContentItem } from '../../content/content-item.ts';
import { keyOf } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import { applyChanges, lockContent, readContentSet } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { notFound, orNotFound } from '../../platform/http/refusal.ts';
import { newItem } from './create-item.ts';
import { completed, refuseContradictions, save } from './edit-content.ts';
import { inRolledBackTransaction } from './in-rolled-back-transaction.ts';
import { type ItemAddress, isNewDraft } from './item-address.ts';
import { keptFacts } from './kept-facts.ts';
import { parseItem, type Typed } from './parse-facts.ts';
import { shownTo } from './preview-item.ts';

export interface PreviewRequest {
  readonly as: PreviewViewer;
  readonly asPublished: boolean;
  readonly edited: Typed | undefined;
}

const viewers: Readonly<Record<PreviewViewer, Viewer | null>> = {
  visitor: null,
  free: { plan: 'Free', isFounder: false, role: null },
  member: { plan: 'Monthly', isFounder: false, role: null },
};

/**
 * What a person would see at an item's URL. The item is saved in a transaction that is rolled back and read
 * with the normal queries, so that the preview cannot differ from the page.
 */
export async function previewItem(
  db: Database,
  address: ItemAddress,
  request: PreviewRequest,
  now: Date,
): Promise<ContentPreview> {
  const show = await inRolledBackTransaction(db, async (tx) => {
    await lockContent(tx);
    const set = await readContentSet(tx);
    const item = previewed(set, address, request.edited);
    const wanted = request.asPublished ? published(set, item) : [save(item, 'save')];
    const changes = await completed(set, wanted);
    refuseContradictions(set, changes, keyOf(item));
    await applyChanges(tx, set, changes, { savedBy: null, savedAt: now });
    return shownTo(tx, item, viewers[request.as]);
  });
  return show();
}

function previewed(set: ContentSet, address: ItemAddress, edited: Typed | undefined): ContentItem {
  if (isNewDraft(address.id)) {
    if (!edited || !canComeAndGo(address.kind)) throw notFound('This content');
    return newItem(set, address.kind, edited);
  }
  const { item, isDeleted } = orNotFound(set.find(address), 'This content');
  if (isDeleted) throw notFound('This content');
  if (!edited) return item;
  return parseItem(address, { facts: { ...edited.facts, ...keptFacts(item) }, body: edited.body });
}

/** The item, or its course, as if it were public. */
function published(set: ContentSet, item: ContentItem): ItemChange[] {
  if (item.kind === 'course' || item.kind === 'post') {
    const { isScheduled: _, ...facts } = item.facts;
    return [save({ ...item, facts: { ...facts, isPublished: true } } as ContentItem, 'publish')];
  }
  if (item.kind !== 'lesson' && item.kind !== 'certification') return [save(item, 'save')];
  const course = set.find({ kind: 'course', id: String(item.facts.courseId) });
  return [save(item, 'save'), ...(course && !course.isDeleted ? published(set, course.item) : [])];
}
