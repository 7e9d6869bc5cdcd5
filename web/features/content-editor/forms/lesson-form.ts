import type { FormSpec } from './field-spec.ts';
import { shortName } from './short-name.ts';

export const lessonForm: FormSpec = [
  {
    title: 'The lesson',
    fields: [
      { type: 'line', name: 'title', label: 'Title' },
      shortName('title'),
      {
        type: 'text',
        name: 'description',
        label: 'Description',
        hint: 'One sentence, up to 240 characters.',
      },
      { type: 'line', name: 'duration', label: 'Duration', hint: 'Such as 8 min.', isShort: true },
      {
        type: 'number',
        name: 'xpReward',
        label: 'XP',
        hint: 'Earned once, when it is completed.',
        most: 10_000,
        isShort: true,
      },
      {
        type: 'switch',
        name: 'isFree',
        label: 'Free lesson',
        hint: 'Once its course is published, anybody can open it without an account: video, notes, prompts and points.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'The video',
    fields: [
      {
        type: 'video',
        name: 'videoUrl',
        label: 'Video',
        hint: 'Upload a video, or paste a link: YouTube, Vimeo, Loom, Google Drive, or a file on one of your video hosts (see the site settings).',
      },
      {
        type: 'picture',
        name: 'posterUrl',
        label: 'Thumbnail',
        hint: 'Shown before the video plays.',
        isOptional: true,
      },
      {
        type: 'chapters',
        name: 'chapters',
        label: 'Chapters',
        hint: 'One on each line: where it begins, and its title. The first begins at 0:00.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Captions',
    fields: [
      {
        type: 'captions',
        name: 'captions',
        label: 'Captions by language',
        hint: 'The words of the video for people who can’t hear it or don’t speak its language. They are also its transcript.',
        isOptional: true,
      },
      {
        type: 'address',
        name: 'captionsUrl',
        label: 'Captions file',
        hint: 'The address of a .vtt file, if the captions are stored elsewhere.',
        isOptional: true,
      },
    ],
  },
  {
    title: 'Points',
    fields: [
      { type: 'lines', name: 'keyLearningPoints', label: 'Key Learning Points', hint: 'One on each line.' },
      { type: 'lines', name: 'buildPoints', label: 'What You’ll Build', hint: 'One on each line.' },
    ],
  },
  {
    title: 'Build checks',
    fields: [
      {
        type: 'checks',
        name: 'checks',
        label: 'Checks',
        hint: 'Three to six. Learners tick them off, and reviewers pass them for the certification.',
      },
    ],
  },
  {
    title: 'The notes',
    fields: [
      {
        type: 'markdown',
        name: 'body',
        label: 'Notes',
        hint: 'Shown below the video. Learners can copy any block that begins with ```prompt.',
        isOptional: true,
      },
    ],
  },
];
