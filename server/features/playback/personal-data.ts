import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons, playbackSettings, watchPositions } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** Both are deleted with the person's row. */
export function watchPositionData(db: Database): PersonalDataSource {
  return {
    name: 'watchPositions',
    read: readRows((userId) =>
      db
        .select({
          course: courses.title,
          lesson: lessons.title,
          seconds: watchPositions.seconds,
          changedAt: watchPositions.changedAt,
        })
        .from(watchPositions)
        .innerJoin(lessons, eq(lessons.id, watchPositions.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(eq(watchPositions.userId, userId))
        .orderBy(asc(lessons.id)),
    ),
  };
}

export function playbackSettingsData(db: Database): PersonalDataSource {
  const { speed, isAutoplay, quality, changedAt } = playbackSettings;
  return {
    name: 'playbackSettings',
    read: readRows((userId) =>
      db
        .select({ speed, isAutoplay, quality, changedAt })
        .from(playbackSettings)
        .where(eq(playbackSettings.userId, userId)),
    ),
  };
}
