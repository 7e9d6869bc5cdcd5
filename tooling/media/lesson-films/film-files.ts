import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FilmedLesson } from './read-storyboard.ts';

const root = new URL('../../../', import.meta.url).pathname;

export const coursesFolder = join(root, 'content/courses');
export const lessonMedia = join(root, 'web/public/media/lessons');

/** Names the storyboard behind each film, so that only changed ones are rendered again. */
export const madeFromFile = join(root, 'tooling/media/lesson-films/made-from.json');

/** `build-your-first-website/publish`: the films' files have these names. */
export const filmName = ({ course, name }: FilmedLesson) => `${course}/${name}`;

/** What a film is made from: its storyboard, and the words that the lesson's file adds. */
export function storyboardHash(lesson: FilmedLesson) {
  const { storyboardText, title, courseTitle, order, lessonsInCourse } = lesson;
  const parts = JSON.stringify([storyboardText, title, courseTitle, order, lessonsInCourse]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
