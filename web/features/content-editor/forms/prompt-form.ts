import { snippetCategories } from '@chalkline/domain/prompts/categories';
import type { FormSpec } from './field-spec.ts';
import { shortName } from './short-name.ts';

export const promptForm: FormSpec = [
  {
    title: 'The prompt',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      shortName('title'),
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'What it gets done, up to 240 characters.',
      },
      { type: 'choice', name: 'category', label: 'Category', options: snippetCategories, isShort: true },
      {
        type: 'switch',
        name: 'isFree',
        label: 'Free prompt',
        hint: 'Anybody can read and copy all of it without an account.',
        isOptional: true,
      },
      {
        type: 'code',
        name: 'body',
        label: 'Prompt',
        hint: 'Copied exactly as written. Learners first fill in the words in {{double braces}}.',
      },
    ],
  },
  {
    title: 'Lessons',
    fields: [
      {
        type: 'lessons',
        name: 'lessonIds',
        label: 'Linked lessons',
        hint: 'The prompt appears in each of these lessons.',
      },
    ],
  },
];
