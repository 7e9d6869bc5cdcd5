import { snippetCategories } from '@chalkline/domain/prompts/categories';
import type { FormSpec } from './field-spec.ts';

export const promptForm: FormSpec = [
  {
    title: 'The prompt',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      {
        type: 'slug',
        name: 'slug',
        label: 'Short name',
        before: '',
        titleField: 'title',
        hint: 'For its file when you export. Nobody else sees it.',
      },
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'What it gets done, up to 240 characters.',
      },
      { type: 'choice', name: 'category', label: 'Category', options: snippetCategories, isShort: true },
      {
        type: 'code',
        name: 'body',
        label: 'Prompt',
        hint: 'Copied as it stands. Words in {{double braces}} are filled in by the learner first.',
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
        hint: 'It stands beside each of them.',
      },
    ],
  },
];
