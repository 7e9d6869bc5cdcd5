import type { LessonPlayback } from '@chalkline/contract/playback';
import { playbackSpeeds } from '@chalkline/domain/playback/playback';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, lessons, playbackSettings, watchPositions } from '../../db/schema.ts';

interface WatchedLesson {
  readonly lesson: { readonly isFree: boolean; readonly isPublished: boolean };
  readonly playback: LessonPlayback;
}

const watcher = sql.placeholder('userId');

const watchedLesson = prepared((db) =>
  db
    .select({
      isFree: lessons.isFree,
      isPublished: courses.isPublished,
      seconds: watchPositions.seconds,
      speed: playbackSettings.speed,
      isAutoplay: playbackSettings.isAutoplay,
      quality: playbackSettings.quality,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(
      watchPositions,
      and(eq(watchPositions.lessonId, lessons.id), eq(watchPositions.userId, watcher)),
    )
    .leftJoin(playbackSettings, eq(playbackSettings.userId, watcher))
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .prepare('watched_lesson'),
);

/** Where a person stopped a lesson's video and how they watch, with what says whether they may watch it. */
export async function findWatchedLesson(
  db: Database,
  userId: string,
  lessonId: number,
): Promise<WatchedLesson | undefined> {
  const [row] = await watchedLesson(db).execute({ userId, lessonId });
  if (!row) return undefined;
  const { isFree, isPublished, seconds, isAutoplay, quality } = row;
  const speed = playbackSpeeds.find((known) => known === row.speed);
  const settings = speed === undefined ? null : { speed, isAutoplay: isAutoplay ?? false, quality };
  return { lesson: { isFree, isPublished }, playback: { positionSeconds: seconds, settings } };
}
