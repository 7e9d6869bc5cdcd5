import type { FormSpec } from './field-spec.ts';
import { icons } from './icons.ts';
import { shortName } from './short-name.ts';

export const certificationForm: FormSpec = [
  {
    title: 'The certification',
    fields: [
      { type: 'line', name: 'name', label: 'Name', hint: 'The title someone earns.' },
      shortName('name'),
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'What it proves, up to 240 characters.',
      },
      {
        type: 'course',
        name: 'courseId',
        label: 'Course',
        hint: 'Open to anyone who has completed all of its lessons. Each course has one certification.',
        by: 'id',
        isShort: true,
      },
      { type: 'icon', name: 'icon', label: 'Icon', options: icons, isShort: true },
    ],
  },
  {
    title: 'The assessment',
    fields: [
      {
        type: 'markdown',
        name: 'body',
        label: 'Brief',
        hint: 'What to submit and what we review. Learners read this before they submit.',
        isOptional: true,
      },
    ],
  },
];
