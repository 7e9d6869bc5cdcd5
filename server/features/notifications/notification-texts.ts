import { questionsPageOf } from '@chalkline/contract/addresses';
import {
  type News,
  type NotificationText,
  notificationText,
} from '@chalkline/domain/notifications/notification';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons, type notifications } from '../../db/schema.ts';

type StoredNews = Pick<typeof notifications.$inferSelect, 'type' | 'parameters'>;

/** What readers see. A lesson is named as it is now: it can be renamed and moved after a notification about it. */
export async function withTexts<Row extends StoredNews>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { readonly text: NotificationText })[]> {
  const currentLessons = await findLessons(
    db,
    rows.flatMap((row) => lessonIdOf(row) ?? []),
  );
  return rows.map((row) => ({ ...row, text: textOf(row, currentLessons) }));
}

interface CurrentLesson {
  readonly title: string;
  readonly orderIndex: number;
  readonly courseSlug: string;
}

function textOf(row: StoredNews, currentLessons: ReadonlyMap<number, CurrentLesson>): NotificationText {
  // The columns hold what `notify` was given, so type and parameters belong together.
  const text = notificationText(row as News);
  const lessonId = lessonIdOf(row);
  if (lessonId === undefined) return text;
  const lesson = currentLessons.get(lessonId);
  // Another lesson may have the stored address by now.
  if (!lesson) return { ...text, path: '/dashboard' };
  return { ...text, subject: lesson.title, path: questionsPageOf(lesson) };
}

function lessonIdOf(row: StoredNews): number | undefined {
  const news = row as News;
  return news.type === 'question_answered' ? news.parameters.lessonId : undefined;
}

async function findLessons(db: Database, ids: readonly number[]): Promise<Map<number, CurrentLesson>> {
  if (ids.length === 0) return new Map();
  const { id, title, orderIndex } = lessons;
  const rows = await db
    .select({ id, title, orderIndex, courseSlug: courses.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
