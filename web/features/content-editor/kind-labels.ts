import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { kindNames } from '@chalkline/domain/content/kind-names';
import type { GlyphName } from '../../ui/glyph-paths.ts';

interface KindLabels {
  readonly one: string;
  readonly many: string;
  readonly glyph: GlyphName;
  /** What belongs there, while there is none. */
  readonly empty: string;
}

export const kindLabels: Readonly<Record<ContentKind, KindLabels>> = {
  course: {
    ...kindNames.course,
    glyph: 'book',
    empty: 'A course is a line of lessons. Until you publish it, it is only announced.',
  },
  lesson: {
    ...kindNames.lesson,
    glyph: 'video',
    empty: 'Lessons stand in the order in which they are taken.',
  },
  prompt: {
    ...kindNames.prompt,
    glyph: 'copy',
    empty: 'A prompt is copied into a coding agent. It can stand beside any number of lessons.',
  },
  certification: {
    ...kindNames.certification,
    glyph: 'award',
    empty: 'A certification belongs to a course, and is awarded by hand.',
  },
  post: { ...kindNames.post, glyph: 'edit', empty: 'Posts stand in the blog, the newest first.' },
  legal: {
    ...kindNames.legal,
    glyph: 'shield',
    empty: 'Privacy policy and terms stand here.',
  },
  site: { ...kindNames.site, glyph: 'layout', empty: '' },
};

/** In the order in which the console offers them. Lessons are found in their course. */
export const listedKinds: readonly ContentKind[] = [
  'course',
  'prompt',
  'certification',
  'post',
  'legal',
  'site',
];
