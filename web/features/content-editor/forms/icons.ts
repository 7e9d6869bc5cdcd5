import type { GlyphName } from '../../../ui/glyph-paths.ts';

/** The icons of courses and certifications. */
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
