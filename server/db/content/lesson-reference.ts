import type { LessonSource } from './read-content.ts';

/** How a prompt names a lesson: `build-your-first-website/publish`. */
export function lessonReference({ courseSlug, name }: Pick<LessonSource, 'courseSlug' | 'name'>): string {
  return `${courseSlug}/${name}`;
}
