import type { FavouriteLesson, Favourites } from '@chalkline/contract/favourites';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, favouriteLessons, favouritePrompts, lessons, snippets, users } from '../../db/schema.ts';

const favouritesOf = prepared((db) =>
  db
    .select({
      lessons: sql<FavouriteLesson[]>`(
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'title', l.title, 'orderIndex', l.order_index,
          'course', json_build_object('slug', c.slug, 'title', c.title)) order by f.added_at desc, l.id), '[]')
        from ${favouriteLessons} f join ${lessons} l on l.id = f.lesson_id join ${courses} c on c.id = l.course_id
        where f.user_id = ${users}.id)`,
      promptIds: sql<number[]>`(
        select coalesce(json_agg(f.snippet_id order by f.added_at desc, f.snippet_id), '[]')
        from ${favouritePrompts} f where f.user_id = ${users}.id)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('favourites_of'),
);

/** A person's favourites of both kinds, the newest first. Pages show them, so one query reads both. */
export async function findFavourites(db: Database, userId: string): Promise<Favourites> {
  const [row] = await favouritesOf(db).execute({ userId });
  return row ?? { lessons: [], promptIds: [] };
}

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
