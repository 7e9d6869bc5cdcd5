import type { ContentKind } from './content-kinds.ts';

const words: Partial<Record<ContentKind, string>> = {
  course: 'As soon as you create it, it is listed as coming soon. Its lessons open when you publish it.',
  prompt: 'As soon as you create it, it is in the library.',
  certification: 'As soon as you create it, it is shown with its course.',
  post: 'Nobody sees it until you publish it.',
};

/** Who will see a new item, shown before it is created. */
export function creatingLabels(kind: ContentKind, isCourseLive: boolean): string | undefined {
  if (kind !== 'lesson') return words[kind];
  return isCourseLive
    ? 'The course is live, so everyone gets the lesson as soon as you create it. Learners who had finished the course will have one more to do.'
    : 'It opens with its course.';
}
