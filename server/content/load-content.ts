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
  readonly fingerprint: string;
}

/**
 * Loads the content folder into the database in one transaction, matching items by their stable ids.
 * Unchanged files and items edited in the console are left alone; `log` is called with the latter. Returns
 * whether anything was loaded.
 */
export async function loadContent(
  db: Database,
  folder: string,
  log: (line: string) => void = () => undefined,
): Promise<boolean> {
  const items = itemsOf(readContent(textsInFolder(folder)));
  const fingerprint = createHash('sha256').update(canonical(items)).digest('hex');
  return db.transaction(async (tx) => {
    await lockContent(tx);
    if ((await lastLoad(tx))?.fingerprint === fingerprint) return false;
    const set = await readContentSet(tx);
    const { changes, kept } = changesFromFiles(set, items);
    await applyChanges(tx, set, changes, { savedBy: null, savedAt: new Date() });
    await saveDocument(tx, loadedDocument, { fingerprint } satisfies LoadedContent);
    if (kept.length > 0)
      log(`Content: kept as edited in the console, not as in its files: ${kept.join(', ')}`);
    return true;
  });
}

async function lastLoad(db: Database): Promise<LoadedContent | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.name, loadedDocument));
  return row?.body as LoadedContent | undefined;
}
