import type { ImportReport } from '@chalkline/contract/content-import';
import { pictureAddressOf } from '@chalkline/domain/content/pictures';
import { BrokenContent, type ContentProblem } from '../../content/broken-content.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ContentPicture, picturesHere, readMadePicture } from '../content-pictures/index.ts';
import { fileOfPicture } from './archived-pictures.ts';

/** The pictures that an archive's content shows, and those that the archive contains. */
export interface ImportedPictures {
  readonly mentioned: readonly string[];
  readonly brought: readonly ContentPicture[];
}

/**
 * Checks the pictures of an archive that its content needs and that are not stored yet; reports invalid
 * ones.
 */
export async function picturesToImport(
  db: Database,
  archived: ReadonlyMap<string, Buffer>,
  mentioned: readonly string[],
  signal: AbortSignal,
): Promise<ImportedPictures> {
  const here = await picturesHere(db, mentioned);
  const brought: ContentPicture[] = [];
  const problems: ContentProblem[] = [];
  for (const name of mentioned.filter((one) => !here.has(one))) {
    const image = archived.get(name);
    if (!image) continue;
    signal.throwIfAborted();
    const made = await readMadePicture(name, image, signal).catch(problemsInto(problems, name));
    if (made) brought.push(made);
  }
  if (problems.length > 0) throw new BrokenContent(problems);
  return { mentioned, brought };
}

/** The pictures part of a report, read while nobody else writes content. */
export async function reportPictures(
  tx: Database,
  { mentioned, brought }: ImportedPictures,
): Promise<ImportReport['pictures']> {
  const there = await picturesHere(tx, mentioned);
  for (const { name } of brought) there.add(name);
  const missing = mentioned.filter((name) => !there.has(name));
  return { brought: brought.length, missing: missing.map(pictureAddressOf) };
}

function problemsInto(problems: ContentProblem[], name: string) {
  return (error: unknown): undefined => {
    if (!(error instanceof Refusal)) throw error;
    problems.push({ file: fileOfPicture(name), line: 1, reason: error.message });
  };
}
