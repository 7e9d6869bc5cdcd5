import type { ImportReport } from '@chalkline/contract/content-import';
import { pictureAddressOf } from '@chalkline/domain/content/pictures';
import { BrokenContent, type ContentProblem } from '../../db/content/broken-content.ts';
import type { ContentItem } from '../../db/content/content-item.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ContentPicture, picturesHere, readMadePicture } from '../content-pictures/queries.ts';
import { fileOfPicture, picturesMentioned } from './archived-pictures.ts';

/** The pictures that an archive brings, looked at, and what the report says of pictures. */
export interface ImportedPictures {
  readonly brought: readonly ContentPicture[];
  readonly told: ImportReport['pictures'];
}

/** Which of an archive's pictures its content needs and are not here yet; or which of those are none. */
export async function picturesToBring(
  db: Database,
  archived: ReadonlyMap<string, Buffer>,
  items: readonly ContentItem[],
): Promise<ImportedPictures> {
  const mentioned = picturesMentioned(items);
  const here = await picturesHere(db, mentioned);
  const brought: ContentPicture[] = [];
  const missing: string[] = [];
  const problems: ContentProblem[] = [];
  for (const name of mentioned.filter((one) => !here.has(one))) {
    const image = archived.get(name);
    if (!image) missing.push(pictureAddressOf(name));
    else
      await readMadePicture(name, image).then(
        (picture) => brought.push(picture),
        problemsInto(problems, name),
      );
  }
  if (problems.length > 0) throw new BrokenContent(problems);
  return { brought, told: { brought: brought.length, missing } };
}

function problemsInto(problems: ContentProblem[], name: string) {
  return (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    problems.push({ file: fileOfPicture(name), line: 1, reason: error.message });
  };
}
