import { courseCategories, difficulties } from '@chalkline/domain/learning/course';
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
        hint: 'When it changes, links to the old address lead on to the new one.',
      },
      {
        type: 'text',
        name: 'body',
        label: 'Description',
        hint: 'What somebody can do afterwards. It stands on the course card and on its page.',
      },
    ],
  },
  {
    title: 'Facts',
    fields: [
      { type: 'choice', name: 'category', label: 'Category', options: courseCategories, isShort: true },
      { type: 'choice', name: 'difficulty', label: 'Difficulty', options: difficulties, isShort: true },
      { type: 'line', name: 'duration', label: 'Duration', hint: 'Such as 1 h 10 min.', isShort: true },
      {
        type: 'date',
        name: 'goesLiveDate',
        label: 'Go-live date',
        hint: 'What is announced. It publishes itself only when you say so.',
        isOptional: true,
        isShort: true,
      },
      {
        type: 'icon',
        name: 'icon',
        label: 'Icon',
        hint: 'What its drawings show.',
        options: icons,
        isShort: true,
      },
      {
        type: 'picture',
        name: 'imageUrl',
        label: 'Picture',
        hint: 'On its card and its page, 16:9. Without one the cover is drawn.',
        isOptional: true,
        isShort: true,
      },
    ],
  },
];
