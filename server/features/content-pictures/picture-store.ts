import { mostPictureBytes } from '@chalkline/domain/content/pictures';
import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { lockContent } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentPictures } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ContentPicture } from './make-content-picture.ts';

export interface PictureStore {
  readonly db: Database;
  readonly storage: Storage;
}

/** The names of a picture's files depend on its name only. */
export const fileOf = (name: string) => `picture-${name}`;
export const smallFileOf = (name: string) => `picture-${name}-small`;

const contentType = 'image/webp';

/** Combined with the hash of a name into an advisory lock that nothing else uses. */
const pictureLock = 1_129_270_612;

/** Stores pictures. One that exists already only restarts its time of being unused. */
export async function keepPictures(
  { db, storage }: PictureStore,
  pictures: readonly ContentPicture[],
  now: Date,
  /** Runs in the same transaction as the rows. */
  along: (tx: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  if (pictures.length === 0) return;
  await db.transaction(async (tx) => {
    await announce(tx, pictures, now);
    await along(tx);
  });
  for (const picture of pictures) await putFiles(db, storage, picture);
}

/** Serialised over all processes, because storages do not define simultaneous writes. */
function putFiles(db: Database, storage: Storage, { name, image, small }: ContentPicture): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${pictureLock}, hashtext(${name}))`);
    await storage.put(fileOf(name), image, contentType);
    await storage.put(smallFileOf(name), small, contentType);
    await tx.update(contentPictures).set({ isStored: true }).where(eq(contentPictures.name, name));
  });
}

async function announce(tx: Database, pictures: readonly ContentPicture[], now: Date): Promise<void> {
  await lockContent(tx);
  await tx
    .insert(contentPictures)
    .values(pictures.map(({ name, image }) => ({ name, bytes: image.length, createdAt: now })))
    .onConflictDoUpdate({ target: contentPictures.name, set: { createdAt: now } });
  const [all] = await tx.select({ bytes: sum(contentPictures.bytes).mapWith(Number) }).from(contentPictures);
  if ((all?.bytes ?? 0) <= mostPictureBytes) return;
  throw new Refusal(
    'too_large',
    "You've used all 100 MB of picture storage, including pictures of earlier versions.",
  );
}

/** Which of the names are stored with their files. */
export async function picturesHere(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(and(inArray(contentPictures.name, [...names]), contentPictures.isStored));
  return new Set(rows.map(({ name }) => name));
}

export async function removePictureFiles(storage: Storage, name: string): Promise<void> {
  for (const file of [fileOf(name), smallFileOf(name)]) await storage.remove(file);
}

/** Restarts the time of being unused. */
export async function renewPictures(tx: Database, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .update(contentPictures)
    .set({ createdAt: now })
    .where(inArray(contentPictures.name, [...names]));
}
