import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { kindNames } from '@chalkline/domain/content/kind-names';
import type { GlyphName } from '../../ui/glyph-paths.ts';

interface KindLabels {
  readonly one: string;
  readonly many: string;
  readonly glyph: GlyphName;
  /** The text while there are none. */
  readonly empty: string;
}

export const kindLabels: Readonly<Record<ContentKind, KindLabels>> = {
  course: {
    ...kindNames.course,
    glyph: 'book',
    empty: "A course is a series of lessons. Until you publish it, it's listed as coming soon.",
  },
  lesson: {
    ...kindNames.lesson,
    glyph: 'video',
    empty: 'Lessons appear in the order learners take them.',
  },
  prompt: {
    ...kindNames.prompt,
    glyph: 'copy',
    empty: 'Learners copy prompts into their coding agent. A prompt can appear in any number of lessons.',
  },
  certification: {
    ...kindNames.certification,
    glyph: 'award',
    empty: 'A certification belongs to a course and is awarded by a reviewer.',
  },
  post: { ...kindNames.post, glyph: 'edit', empty: 'Posts appear on the blog, newest first.' },
  legal: {
    ...kindNames.legal,
    glyph: 'shield',
    empty: 'Your privacy policy and terms appear here.',
  },
  site: { ...kindNames.site, glyph: 'layout', empty: '' },
};

/** In the order of the console. Lessons are listed in their course. */
export const listedKinds: readonly ContentKind[] = [
  'course',
  'prompt',
  'certification',
  'post',
  'legal',
  'site',
];
