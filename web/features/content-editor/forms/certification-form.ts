import type { FormSpec } from './field-spec.ts';
import { icons } from './icons.ts';
import { shortName } from './short-name.ts';

export const certificationForm: FormSpec = [
  {
    title: 'The certification',
    fields: [
      { type: 'line', name: 'name', label: 'Name', hint: 'What somebody is who has earned it.' },
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
        hint: 'Open to whoever has completed all of its lessons. A course has one certification.',
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
        hint: 'What is to be handed in, and what is looked at. Learners read it before they submit.',
        isOptional: true,
      },
    ],
  },
];
