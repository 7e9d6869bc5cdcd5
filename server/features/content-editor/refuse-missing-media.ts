import type { FieldIssue } from '@chalkline/contract/refusals';
import { filesNeededBy, type NeededFile, problemOfLesson } from '@chalkline/domain/videos/missing-media';
import { type ItemOf, itemsOfKind, keyOf } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import type { Database } from '../../db/database.ts';
import type { FileAnswers } from './external-media.ts';
import { invalidContent } from './parse-facts.ts';

type Lesson = ItemOf<'lesson'>;

interface LessonFile {
  readonly lesson: Lesson;
  readonly file: NeededFile;
}

export interface UnplayableFile extends LessonFile {
  readonly reason: string;
}

/** Refuses to make a lesson public without its video or captions. */
export async function refuseMissingMedia(
  tx: Database,
  answers: FileAnswers,
  {
    set,
    changes,
    subject,
  }: { readonly set: ContentSet; readonly changes: readonly ItemChange[]; readonly subject: string },
): Promise<void> {
  const unplayable = await findUnplayableMedia(tx, answers, set, set.after(changes));
  if (unplayable.length > 0) throw invalidContent(unplayable.map((one) => issueOf(one, subject)));
}

/** The files that can't be played of lessons that a change makes public. */
export async function findUnplayableMedia(
  tx: Database,
  answers: FileAnswers,
  before: ContentSet,
  after: ContentSet,
): Promise<UnplayableFile[]> {
  const needed = newlyNeeded(before, after);
  const files = needed.map(({ file }) => file);
  const reasons = await answers.reasonsAgainst(tx, { files, allowedHosts: videoHostsOf(after) });
  return needed.flatMap((one, index) => {
    const reason = reasons[index];
    return reason === undefined ? [] : [{ ...one, reason }];
  });
}

/** Captions of another server make a video need CORS, too. */
function isSameNeed(one: NeededFile, other: NeededFile): boolean {
  return one.address === other.address && one.needsCors === other.needsCors;
}

/** A lesson that was public before with the same files is left out, so that its other fields can be edited. */
function newlyNeeded(before: ContentSet, after: ContentSet): LessonFile[] {
  return itemsOfKind(after.present(), 'lesson')
    .filter((lesson) => isPublic(after, lesson))
    .flatMap((lesson) => {
      const stored = before.find(lesson);
      const known = stored && !stored.isDeleted && stored.item.kind === 'lesson' ? stored.item : undefined;
      const checked = known && isPublic(before, known) ? filesNeededBy(known.facts) : [];
      return filesNeededBy(lesson.facts)
        .filter((file) => !checked.some((other) => isSameNeed(file, other)))
        .map((file) => ({ lesson, file }));
    });
}

function videoHostsOf(set: ContentSet): readonly string[] {
  const [site] = itemsOfKind(set.present(), 'site');
  return site?.facts.videoHosts ?? [];
}

/** Lessons have no publication of their own. Those of a scheduled course become public without anybody looking. */
function isPublic(set: ContentSet, { facts: { courseId } }: Lesson): boolean {
  const course = set.find({ kind: 'course', id: String(courseId) });
  if (!course || course.isDeleted || course.item.kind !== 'course') return false;
  return course.item.facts.isPublished || course.item.facts.isScheduled === true;
}

function issueOf({ lesson, file, reason }: UnplayableFile, subject: string): FieldIssue {
  if (keyOf(lesson) === subject) return { field: file.field, message: reason };
  return { field: '', message: problemOfLesson(lesson.facts.title, file, reason) };
}
