import type { GlyphName } from '../../../ui/glyph-paths.ts';

/** What stands for a course or a certification, in the hand of the drawings. */
export const icons: readonly GlyphName[] = [
  'browser',
  'layout',
  'database',
  'card',
  'shield',
  'spark',
  'server',
  'key',
  'award',
  'board',
  'book',
  'box',
  'calendar',
  'chat',
  'clock',
  'form',
  'image',
  'mail',
  'phone',
  'plug',
  'user',
  'video',
];
