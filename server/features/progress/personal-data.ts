import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessonCompletions, lessons } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

export function progressData(db: Database): PersonalDataSource {
  return {
    name: 'completedLessons',
    read: readRows((userId) =>
      db
        .select({
          course: courses.title,
          lesson: lessons.title,
          lessonOrder: lessons.orderIndex,
          xp: lessons.xpReward,
          completedAt: lessonCompletions.completedAt,
        })
        .from(lessonCompletions)
        .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(eq(lessonCompletions.userId, userId))
        .orderBy(asc(lessonCompletions.completedAt), asc(lessons.id)),
    ),
  };
}
