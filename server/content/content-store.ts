import type { SaveKind } from '@chalkline/domain/content/content-kinds';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { inSlices } from '../db/in-slices.ts';
import { contentItems, contentVersions } from '../db/schema.ts';
import { type ContentItem, isSameContent } from './content-item.ts';
import { ContentSet, type ItemChange } from './content-set.ts';
import { listingOf } from './listing.ts';
import { removeRows, saveRows } from './project-items.ts';
import { updateContentSearch } from './search-sources.ts';
import { excluded } from './upsert.ts';

/** The advisory lock for content; no other lock uses this number. */
const contentLock = 1_129_270_611;

/**
 * Serialises everything that writes content, in all processes. Writes are rare, and each is checked against
 * all other content.
 */
export async function lockContent(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${contentLock})`);
}

export const newestVersion = and(
  eq(contentVersions.kind, contentItems.kind),
  eq(contentVersions.itemId, contentItems.itemId),
  eq(contentVersions.version, contentItems.version),
);

export async function readContentSet(tx: Database): Promise<ContentSet> {
  const rows = await tx
    .select({ newest: contentVersions, origin })
    .from(contentItems)
    .innerJoin(contentVersions, newestVersion)
    // Sorted, so that the same content always comes in the same order.
    .orderBy(contentItems.kind, contentItems.place, contentItems.itemId);
  return new ContentSet(
    rows.map(({ newest, origin }) => ({
      item: toItem(newest),
      version: newest.version,
      isDeleted: newest.isDeleted,
      saveKind: newest.saveKind,
      origin,
    })),
  );
}

const earlier = alias(contentVersions, 'earlier');

/** An item that went live on schedule keeps its earlier origin. */
const origin = sql<SaveKind>`case when ${contentVersions.saveKind} <> 'go_live' then ${contentVersions.saveKind} else (
  select ${earlier.saveKind} from ${contentVersions} ${sql.identifier('earlier')}
  where ${earlier.kind} = ${contentVersions.kind} and ${earlier.itemId} = ${contentVersions.itemId}
    and ${earlier.saveKind} <> 'go_live'
  order by ${earlier.version} desc limit 1) end`;

type VersionRow = typeof contentVersions.$inferSelect;

/** Only checked content is written, so it needs no check when it is read. */
export function toItem(row: Pick<VersionRow, 'kind' | 'itemId' | 'facts' | 'body'>): ContentItem {
  return { kind: row.kind, id: row.itemId, facts: row.facts, body: row.body } as unknown as ContentItem;
}

export interface Author {
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

/** Writes a version of each item, and updates the tables that the public pages and search read. */
export async function applyChanges(
  tx: Database,
  set: ContentSet,
  changes: readonly ItemChange[],
  author: Author,
): Promise<void> {
  if (changes.length === 0) return;
  const versions = changes.map(({ item, isDeleted, saveKind }) => ({
    kind: item.kind,
    itemId: item.id,
    version: (set.find(item)?.version ?? 0) + 1,
    facts: { ...item.facts },
    body: item.body,
    isDeleted,
    saveKind,
    ...author,
  }));
  const heads = changes.map(({ item, isDeleted, saveKind }, index) => ({
    kind: item.kind,
    itemId: item.id,
    version: versions[index]?.version ?? 1,
    isDeleted,
    saveKind,
    ...listingOf(item),
  }));
  for (const slice of inSlices(versions)) await tx.insert(contentVersions).values(slice);
  for (const slice of inSlices(heads)) {
    await tx
      .insert(contentItems)
      .values(slice)
      .onConflictDoUpdate({ target: [contentItems.kind, contentItems.itemId], set: excluded(contentItems) });
  }
  await saveRows(tx, itemsThat(changes, false));
  await removeRows(tx, itemsThat(changes, true));
  await updateContentSearch(
    tx,
    changes.map(({ item }) => item),
  );
}

function itemsThat(changes: readonly ItemChange[], areDeleted: boolean): ContentItem[] {
  return changes.filter(({ isDeleted }) => isDeleted === areDeleted).map(({ item }) => item);
}

/** Whether a change leaves the item as it is, so that no version is needed. */
export function changesNothing(set: ContentSet, { item, isDeleted }: ItemChange): boolean {
  const stored = set.find(item);
  return stored !== undefined && stored.isDeleted === isDeleted && isSameContent(stored.item, item);
}
