import type { FavouriteLesson, Favourites } from '@chalkline/contract/favourites';
import type { CurrentUser } from '@chalkline/contract/people';
import { areLessonsOpen } from '@chalkline/domain/courses/open-lessons';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, favouriteLessons, favouritePrompts, lessons, snippets, users } from '../../db/schema.ts';

interface StoredFavourite extends FavouriteLesson {
  readonly course: FavouriteLesson['course'] & { readonly isPublished: boolean };
}

const favouritesOf = prepared((db) =>
  db
    .select({
      lessons: sql<StoredFavourite[]>`(
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'title', l.title, 'orderIndex', l.order_index,
          'course', json_build_object('slug', c.slug, 'title', c.title, 'isPublished', c.is_published)) order by f.added_at desc, l.id), '[]')
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

/**
 * A person's favourites of both kinds, the newest first. Pages show them, so one query reads both. Lessons that cannot
 * be opened, because their course is no longer published, are left out.
 */
export async function findFavourites(db: Database, person: CurrentUser): Promise<Favourites> {
  const [row] = await favouritesOf(db).execute({ userId: person.id });
  if (!row) return { lessons: [], promptIds: [] };
  const open = row.lessons.filter(({ course }) => areLessonsOpen(course, person));
  return {
    lessons: open.map(({ course: { slug, title }, ...lesson }) => ({ ...lesson, course: { slug, title } })),
    promptIds: row.promptIds,
  };
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
