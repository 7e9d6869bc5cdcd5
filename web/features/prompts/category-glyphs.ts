import type { SnippetCategory } from '@chalkline/domain/prompts/categories';
import type { GlyphName } from '../../ui/glyph-paths.ts';

export const categoryGlyphs: Readonly<Record<SnippetCategory, GlyphName>> = {
  Design: 'layout',
  Checkout: 'card',
  'User Authentication': 'key',
  Security: 'shield',
  'AI Features': 'spark',
  Database: 'database',
  Storage: 'box',
  '3rd Party Integrations': 'plug',
  'Web App Building': 'browser',
};
