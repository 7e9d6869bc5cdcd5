import { courseCategories, difficulties, difficultyLabels } from '@chalkline/domain/courses/course';
import type { FormSpec } from './field-spec.ts';
import { icons } from './icons.ts';

export const courseForm: FormSpec = [
  {
    title: 'The course',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      {
        type: 'slug',
        name: 'slug',
        label: 'Address',
        before: '/',
        isCourse: true,
        titleField: 'title',
        hint: 'If you change it, the old address redirects to the new one.',
      },
      {
        type: 'text',
        name: 'body',
        label: 'Description',
        hint: 'What learners can do afterwards. Shown on the course card and the course page.',
      },
      {
        type: 'lines',
        name: 'plannedLessons',
        label: 'Planned lessons',
        hint: 'One on each line: the title, a colon and one sentence. Shown until the course is published.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Facts',
    fields: [
      { type: 'choice', name: 'category', label: 'Category', options: courseCategories, isShort: true },
      {
        type: 'choice',
        name: 'difficulty',
        label: 'Difficulty',
        options: difficulties,
        labels: difficultyLabels,
        isShort: true,
      },
      { type: 'line', name: 'duration', label: 'Duration', hint: 'Such as 1 h 10 min.', isShort: true },
      {
        type: 'date',
        name: 'goesLiveDate',
        label: 'Go-live date',
        hint: 'The date we announce. The course only publishes automatically if you schedule it.',
        isOptional: true,
        isShort: true,
      },
      {
        type: 'icon',
        name: 'icon',
        label: 'Icon',
        hint: "Shown in the course's drawings.",
        options: icons,
        isShort: true,
      },
      {
        type: 'picture',
        name: 'imageUrl',
        label: 'Picture',
        hint: 'Shown on its card and page, 16:9. If you leave it out, we draw a cover.',
        isOptional: true,
        isShort: true,
      },
    ],
  },
];
