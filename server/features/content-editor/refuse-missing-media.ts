import type { FieldIssue } from '@chalkline/contract/refusals';
import {
  filesNeededBy,
  missingFileOfLesson,
  missingFileReason,
  type NeededFile,
} from '@chalkline/domain/videos/missing-media';
import { type ItemOf, itemsOfKind, keyOf } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import type { Database } from '../../db/database.ts';
import type { MediaCheck } from '../videos/index.ts';
import { invalidContent } from './parse-facts.ts';

type Lesson = ItemOf<'lesson'>;

export interface MissingFile {
  readonly lesson: Lesson;
  readonly file: NeededFile;
}

/** Refuses to make a lesson public without its video or captions. */
export async function refuseMissingMedia(
  tx: Database,
  mediaExists: MediaCheck,
  {
    set,
    changes,
    subject,
  }: { readonly set: ContentSet; readonly changes: readonly ItemChange[]; readonly subject: string },
): Promise<void> {
  const missing = await findMissingMedia(tx, mediaExists, set, set.after(changes));
  if (missing.length > 0) throw invalidContent(missing.map((one) => issueOf(one, subject)));
}

/**
 * The files that are missing for lessons that a change makes public. A lesson that was public before with the same
 * files is not checked, so that its other fields can be edited.
 */
export async function findMissingMedia(
  tx: Database,
  mediaExists: MediaCheck,
  before: ContentSet,
  after: ContentSet,
): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  for (const lesson of itemsOfKind(after.present(), 'lesson')) {
    if (!isPublic(after, lesson)) continue;
    const stored = before.find(lesson);
    const known = stored && !stored.isDeleted && stored.item.kind === 'lesson' ? stored.item : undefined;
    const checked =
      known && isPublic(before, known) ? filesNeededBy(known.facts).map(({ address }) => address) : [];
    for (const file of filesNeededBy(lesson.facts)) {
      if (checked.includes(file.address) || (await mediaExists(tx, file.address))) continue;
      missing.push({ lesson, file });
    }
  }
  return missing;
}

/** Lessons have no publication of their own. Those of a scheduled course become public without anybody looking. */
function isPublic(set: ContentSet, { facts: { courseId } }: Lesson): boolean {
  const course = set.find({ kind: 'course', id: String(courseId) });
  if (!course || course.isDeleted || course.item.kind !== 'course') return false;
  return course.item.facts.isPublished || course.item.facts.isScheduled === true;
}

function issueOf({ lesson, file }: MissingFile, subject: string): FieldIssue {
  if (keyOf(lesson) === subject) return { field: file.field, message: missingFileReason(file) };
  return { field: '', message: missingFileOfLesson(lesson.facts.title, file) };
}
