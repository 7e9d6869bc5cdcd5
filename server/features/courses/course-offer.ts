import type { CourseOffer } from '@chalkline/contract/courses';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certifications, courses, lessonSnippets, lessons } from '../../db/schema.ts';

/** A prompt that belongs to several lessons counts once. */
const promptCount = sql<number>`(
  select count(distinct ${lessonSnippets.snippetId})::int
  from ${lessonSnippets} join ${lessons} on ${lessons.id} = ${lessonSnippets.lessonId}
  where ${lessons.courseId} = ${courses.id}
)`;

/** What a course offers besides its lessons. */
export async function findCourseOffer(db: Database, slug: string): Promise<CourseOffer | undefined> {
  const [offer] = await db
    .select({
      promptCount,
      certification: {
        id: certifications.id,
        name: certifications.name,
        description: certifications.description,
        icon: certifications.icon,
      },
    })
    .from(courses)
    .leftJoin(certifications, eq(certifications.courseId, courses.id))
    .where(eq(courses.slug, slug));
  return offer;
}
