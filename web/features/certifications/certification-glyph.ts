import { type GlyphName, glyphPaths } from '../../ui/glyph-paths.ts';

/** The certificate glyph is the default for an unknown icon. */
export function certificationGlyph(icon: string): GlyphName {
  return icon in glyphPaths ? (icon as GlyphName) : 'award';
}
