import type { FavouriteLesson } from '@chalkline/contract/favourites';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, favouriteLessons, favouritePrompts, lessons, snippets } from '../../db/schema.ts';

const favouriteLessonsOf = prepared((db) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      orderIndex: lessons.orderIndex,
      course: { slug: courses.slug, title: courses.title },
    })
    .from(favouriteLessons)
    .innerJoin(lessons, eq(lessons.id, favouriteLessons.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(favouriteLessons.userId, sql.placeholder('userId')))
    .orderBy(desc(favouriteLessons.addedAt), lessons.id)
    .prepare('favourite_lessons_of'),
);

/** A person's favourite lessons, the newest first. */
export function listFavouriteLessons(db: Database, userId: string): Promise<FavouriteLesson[]> {
  return favouriteLessonsOf(db).execute({ userId });
}

const favouritePromptsOf = prepared((db) =>
  db
    .select({ id: snippets.id, title: snippets.title, addedAt: favouritePrompts.addedAt })
    .from(favouritePrompts)
    .innerJoin(snippets, eq(snippets.id, favouritePrompts.snippetId))
    .where(eq(favouritePrompts.userId, sql.placeholder('userId')))
    .orderBy(desc(favouritePrompts.addedAt), snippets.id)
    .prepare('favourite_prompts_of'),
);

/** A person's favourite prompts, the newest first. */
export function listFavouritePrompts(db: Database, userId: string) {
  return favouritePromptsOf(db).execute({ userId });
}
