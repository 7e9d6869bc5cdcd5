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
        type: 'address',
        name: 'videoUrl',
        label: 'Video',
        hint: 'YouTube, Vimeo, Loom, Google Drive, or a file on this site such as /media/lesson.mp4.',
      },
      { type: 'address', name: 'captionsUrl', label: 'Captions', hint: 'A .vtt file.', isOptional: true },
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
