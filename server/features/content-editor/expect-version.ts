import { fullName } from '@chalkline/domain/account/person-name';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import { and, eq } from 'drizzle-orm';
import type { ContentSet, StoredItem } from '../../content/content-set.ts';
import type { Database } from '../../db/database.ts';
import { contentVersions, users } from '../../db/schema.ts';
import { notFound, orNotFound, Refusal } from '../../platform/http/refusal.ts';
import type { ItemAddress } from './item-address.ts';
import { personFields } from './queries.ts';

interface ExpectedVersion {
  readonly address: ItemAddress;
  readonly basedOn: number;
  readonly editorId: string;
}

/** The edited item, if nobody has changed it since. */
export async function expectVersion(
  tx: Database,
  set: ContentSet,
  { address, basedOn, editorId }: ExpectedVersion,
): Promise<StoredItem> {
  const stored = orNotFound(set.find(address), 'This content');
  if (stored.version !== basedOn) throw await editedMeanwhile(tx, stored, editorId);
  return stored;
}

/** The same for actions that need an item that is not deleted. */
export async function expectPresent(
  tx: Database,
  set: ContentSet,
  edited: ExpectedVersion,
): Promise<StoredItem> {
  const stored = await expectVersion(tx, set, edited);
  if (stored.isDeleted) throw notFound('This content');
  return stored;
}

async function editedMeanwhile(
  tx: Database,
  { item, version, isDeleted }: StoredItem,
  editorId: string,
): Promise<Refusal> {
  const [row] = await tx
    .select({ savedAt: contentVersions.savedAt, person: personFields })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(
      and(
        eq(contentVersions.kind, item.kind),
        eq(contentVersions.itemId, item.id),
        eq(contentVersions.version, version),
      ),
    );
  const { savedAt, person } = orNotFound(row, 'This version');
  const who = person ? fullName(person) : 'Somebody';
  const what = isDeleted ? 'deleted' : 'saved';
  const [reader] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, editorId));
  const when = momentLabel(savedAt, reader?.timeZone);
  return new Refusal(
    'edited_meanwhile',
    `${who} ${what} this on ${when}. Your changes weren't saved, so theirs are safe.`,
  );
}
