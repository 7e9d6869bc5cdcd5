import type { ContentDraft, saveDraftSchema } from '@chalkline/contract/founder-content';
import { canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { contentDrafts, contentItems } from '../../db/schema.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { type ItemAddress, isNewDraft } from './item-address.ts';

/** Far more drafts than a person needs, so that a mistake cannot fill the database. */
const mostDrafts = 200;

export function draftOf({
  editorId: _,
  updatedAt,
  ...draft
}: typeof contentDrafts.$inferSelect): ContentDraft {
  return { ...draft, updatedAt: updatedAt.toISOString() };
}

export async function findDraft(
  db: Database,
  address: ItemAddress,
  editorId: string,
): Promise<ContentDraft | undefined> {
  const [row] = await db.select().from(contentDrafts).where(theDraft(address, editorId));
  return row && draftOf(row);
}

/** Stores unsaved edits, valid or not. A draft is private to its editor, so the latest one counts. */
export async function keepDraft(
  db: Database,
  address: ItemAddress,
  draft: z.output<typeof saveDraftSchema> & { readonly editorId: string; readonly updatedAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await canBeDrafted(tx, address))) throw notFound('This content');
    const count = await tx.$count(contentDrafts, eq(contentDrafts.editorId, draft.editorId));
    const isKnown = (await findDraft(tx, address, draft.editorId)) !== undefined;
    if (count >= mostDrafts && !isKnown) {
      throw new Refusal('conflict', 'You have too many drafts. Please save or delete some of them first.');
    }
    const { basedOn, facts, body, updatedAt } = draft;
    await tx
      .insert(contentDrafts)
      .values({ kind: address.kind, itemId: address.id, ...draft })
      .onConflictDoUpdate({
        target: [contentDrafts.editorId, contentDrafts.kind, contentDrafts.itemId],
        set: { basedOn, facts, body, updatedAt },
      });
  });
}

async function canBeDrafted(tx: Database, { kind, id }: ItemAddress): Promise<boolean> {
  if (isNewDraft(id)) return canComeAndGo(kind);
  const known = and(eq(contentItems.kind, kind), eq(contentItems.itemId, id));
  return (await tx.$count(contentItems, known)) === 1;
}

export async function dropDraft(db: Database, address: ItemAddress, editorId: string): Promise<void> {
  await db.delete(contentDrafts).where(theDraft(address, editorId));
}

function theDraft({ kind, id }: ItemAddress, editorId: string) {
  return and(
    eq(contentDrafts.editorId, editorId),
    eq(contentDrafts.kind, kind),
    eq(contentDrafts.itemId, id),
  );
}
