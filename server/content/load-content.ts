import { createHash } from 'node:crypto';
import { canonical } from '@chalkline/domain/content/canonical';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { changesFromFiles } from './changes-from-files.ts';
import { textsInFolder } from './content-folder.ts';
import { applyChanges, lockContent, readContentSet } from './content-store.ts';
import { itemsOf } from './file-form.ts';
import { saveDocument } from './project-items.ts';
import { readContent } from './read-content.ts';

const loadedDocument = 'content-loaded';

/** What is stored about the last load. */
interface LoadedContent {
  /** Of the items. */
  readonly fingerprint: string;
  /** Of the files that they were read from, and of the build that has read them. */
  readonly filesFingerprint?: string;
}

interface LoadOptions {
  /** Names the build. It reads the same files only once, because that takes a good part of a start. */
  readonly build?: string | undefined;
  readonly log?: (line: string) => void;
}

/**
 * Loads the content folder into the database in one transaction, matching items by their stable ids.
 * Unchanged files and items edited in the console are left alone; `log` is called with the latter. Returns
 * whether anything was loaded.
 */
export async function loadContent(
  db: Database,
  folder: string,
  { build, log = () => undefined }: LoadOptions = {},
): Promise<boolean> {
  const texts = textsInFolder(folder);
  const filesFingerprint = build && fingerprintOf([build, [...texts].sort()]);
  if (filesFingerprint && (await lastLoad(db))?.filesFingerprint === filesFingerprint) return false;
  const items = itemsOf(readContent(texts));
  const loaded: LoadedContent = {
    fingerprint: fingerprintOf(items),
    ...(filesFingerprint ? { filesFingerprint } : {}),
  };
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const isLoaded = (await lastLoad(tx))?.fingerprint === loaded.fingerprint;
    if (!isLoaded || filesFingerprint) await saveDocument(tx, loadedDocument, loaded);
    if (isLoaded) return false;
    const set = await readContentSet(tx);
    const { changes, kept } = changesFromFiles(set, items);
    await applyChanges(tx, set, changes, { savedBy: null, savedAt: new Date() });
    if (kept.length > 0)
      log(`Content: kept as edited in the console, not as in its files: ${kept.join(', ')}`);
    return true;
  });
}

function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

async function lastLoad(db: Database): Promise<LoadedContent | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.name, loadedDocument));
  return row?.body as LoadedContent | undefined;
}
