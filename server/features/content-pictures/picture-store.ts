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

/** The files of a picture are named after it alone. */
export const fileOf = (name: string) => `picture-${name}`;
export const smallFileOf = (name: string) => `picture-${name}-small`;

const contentType = 'image/webp';

/** With the hash of a name, numbers that nothing else locks by. */
const pictureLock = 1_129_270_612;

/** Keeps pictures; one that is here already is as good as kept, and starts its time of being unused anew. */
export async function keepPictures(
  { db, storage }: PictureStore,
  pictures: readonly ContentPicture[],
  now: Date,
  /** Done with the rows, or not at all. */
  along: (tx: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  if (pictures.length === 0) return;
  await db.transaction(async (tx) => {
    await announce(tx, pictures, now);
    await along(tx);
  });
  for (const picture of pictures) await putFiles(db, storage, picture);
}

/** Never by two at a time, in whatever process: a storage does not say what becomes of that. */
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

/** Those of the names that are here, with their files. */
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

/** Pictures that are needed from now on: their time of being unused starts anew. */
export async function renewPictures(tx: Database, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .update(contentPictures)
    .set({ createdAt: now })
    .where(inArray(contentPictures.name, [...names]));
}
