import { factsSchemas } from '@chalkline/contract/content-facts';
import { followsFiles } from '@chalkline/domain/content/content-kinds';
import { factsOf, thingOf } from '@chalkline/domain/content/facts';
import { type ContentItem, itemsOfKind, keyOf } from './content-item.ts';
import type { ContentSet, ItemChange } from './content-set.ts';
import { changesNothing } from './content-store.ts';
import { withAddresses } from './course-addresses.ts';
import { scheduledFor } from './listing.ts';
import { unlinkedPrompts } from './unlink-lessons.ts';

export interface FileChanges {
  readonly changes: readonly ItemChange[];
  /** Items whose files differ but which were edited in the console and stay unchanged. */
  readonly kept: readonly string[];
}

/**
 * The changes that the product's content files make. Items edited in the console stay unchanged, and
 * changes that would contradict them are left out.
 */
export function changesFromFiles(set: ContentSet, files: readonly ContentItem[]): FileChanges {
  const isOwned = ownership(set);
  const all = [...files.map((item) => fromFile(keptLive(set, item))), ...missing(set, files)];
  const wanted = withAddresses(set, all).filter((change) => !changesNothing(set, change));
  const { changes, kept } = withoutContradictions(
    set,
    wanted.filter(({ item }) => !isOwned(item)),
  );
  const owned = wanted.filter(({ item }) => isOwned(item)).map(({ item }) => keyOf(item));
  return { changes: [...changes, ...completions(set, files.filter(isOwned))], kept: [...owned, ...kept] };
}

/**
 * A newer version of the product may require fields that the console did not know when it saved an item.
 * Missing fields come from the file, and the rest stays.
 */
function completions(set: ContentSet, files: readonly ContentItem[]): ItemChange[] {
  return files.flatMap((file): ItemChange[] => {
    const stored = set.find(file);
    const schema = factsSchemas[file.kind];
    if (!stored || stored.isDeleted || schema.safeParse(stored.item.facts).success) return [];
    const { success, data } = schema.safeParse(
      thingOf({ ...factsOf(file.facts), ...factsOf(stored.item.facts) }),
    );
    return success
      ? [{ item: { ...stored.item, facts: data } as ContentItem, isDeleted: false, saveKind: 'follow' }]
      : [];
  });
}

function fromFile(item: ContentItem): ItemChange {
  return { item, isDeleted: false, saveKind: 'file' };
}

/** An item that has gone live on its day stays live, although its file still says "scheduled". */
function keptLive(set: ContentSet, item: ContentItem): ContentItem {
  const stored = set.find(item);
  const day = scheduledFor(item);
  if (stored?.saveKind !== 'go_live' || day === null) return item;
  if (scheduledFor(withFacts(stored.item, { isScheduled: true })) !== day) return item;
  return withFacts(item, { isPublished: true, isScheduled: undefined });
}

function withFacts(item: ContentItem, facts: object): ContentItem {
  return { ...item, facts: { ...item.facts, ...facts } } as ContentItem;
}

/** A lesson or prompt is deleted with its file. Everything else stays. */
function missing(set: ContentSet, files: readonly ContentItem[]): ItemChange[] {
  const named = new Set(files.map(keyOf));
  const courseIds = new Set(itemsOfKind(files, 'course').map(({ id }) => Number(id)));
  return set
    .present()
    .filter((item) => !named.has(keyOf(item)))
    .filter(
      (item) => item.kind === 'prompt' || (item.kind === 'lesson' && courseIds.has(item.facts.courseId)),
    )
    .map((item) => ({ item, isDeleted: true, saveKind: 'file' }));
}

/**
 * The lessons of a course belong together: editing one of them in the console counts for the whole course.
 */
function ownership(set: ContentSet): (item: ContentItem) => boolean {
  const touched = set.all().filter(({ origin }) => !followsFiles(origin));
  const keys = new Set(touched.map(({ item }) => keyOf(item)));
  const courses = new Set(touched.flatMap(({ item }) => courseOf(item)));
  return (item) => {
    const stored = set.find(item)?.item;
    return (
      keys.has(keyOf(item)) ||
      [item, ...(stored ? [stored] : [])].some((each) => courseOf(each).some((id) => courses.has(id)))
    );
  };
}

function courseOf(item: ContentItem): number[] {
  if (item.kind === 'course') return [Number(item.id)];
  return item.kind === 'lesson' ? [item.facts.courseId] : [];
}

/** Drops contradicting changes one by one until the rest is consistent. */
function withoutContradictions(set: ContentSet, wanted: readonly ItemChange[]): FileChanges {
  const changes = withAddresses(set, [...wanted, ...unlinkedPrompts(set, wanted)]);
  const guilty = new Set(
    set
      .after(changes)
      .problems()
      .map(({ key }) => key),
  );
  if (guilty.size === 0) return { changes, kept: [] };
  const fitting = wanted.filter(({ item }) => !guilty.has(keyOf(item)));
  const left = wanted.filter(({ item }) => guilty.has(keyOf(item))).map(({ item }) => keyOf(item));
  if (left.length === 0) return { changes: [], kept: wanted.map(({ item }) => keyOf(item)) };
  const rest = withoutContradictions(set, fitting);
  return { changes: rest.changes, kept: [...left, ...rest.kept] };
}
