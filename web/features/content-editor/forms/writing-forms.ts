import { drawingLabels, drawingSubjects } from '@chalkline/domain/writing/drawing-subjects';
import type { FormSpec } from './field-spec.ts';

export const postForm: FormSpec = [
  {
    title: 'The post',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      {
        type: 'slug',
        name: 'slug',
        label: 'Address',
        hint: "You can't change it once the post exists, so links keep working.",
        before: '/blog/',
        titleField: 'title',
        isFixed: true,
      },
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'For search engines and shared links, up to 160 characters.',
      },
      { type: 'line', name: 'author', label: 'Author', isShort: true },
      { type: 'date', name: 'publishedOn', label: 'Date', isShort: true },
      { type: 'words', name: 'tags', label: 'Tags', hint: 'Lowercase words separated by commas.' },
      {
        type: 'choice',
        name: 'drawing',
        label: 'Drawing on the cover',
        hint: 'If you leave it out, we choose one.',
        options: drawingSubjects,
        labels: drawingLabels,
        isOptional: true,
        isShort: true,
      },
      {
        type: 'picture',
        name: 'imageUrl',
        label: 'Picture on the cover',
        hint: 'Shown instead of the drawing, 16:9.',
        isOptional: true,
        isShort: true,
      },
      {
        type: 'line',
        name: 'imageAlt',
        label: 'What the picture shows',
        hint: "For people who can't see it.",
        isOptional: true,
      },
      {
        type: 'switch',
        name: 'isSample',
        label: 'The post is a sample',
        hint: 'The page labels it as a sample.',
        isOptional: true,
      },
      { type: 'markdown', name: 'body', label: 'Text' },
    ],
  },
];

export const legalForm: FormSpec = [
  {
    title: 'The page',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'For search engines, up to 160 characters.',
      },
      {
        type: 'date',
        name: 'lastUpdated',
        label: 'Last updated',
        hint: 'Shown on the page.',
        isShort: true,
      },
      { type: 'markdown', name: 'body', label: 'Text' },
    ],
  },
];
