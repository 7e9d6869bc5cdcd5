import type { ReactElement } from 'react';
import glyphs from '../../ui/glyphs.module.css';

/** Drawn like the other glyphs, but loaded with the controls of the player, which come later than the page. */
const paths = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7.5 5v14M16.5 5v14',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3 5.5h18v13H3zM10 10.4a2 2 0 1 0 0 3.2M17 10.4a2 2 0 1 0 0 3.2',
  'captions-off': 'M3 5.5h18v13H3zM10 10.4a2 2 0 1 0 0 3.2M17 10.4a2 2 0 1 0 0 3.2M4 21 20 3',
  window: 'M3 5.5h18v13H3zM12.5 12H19v4.5h-6.5z',
  'full-screen': 'M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15',
  'smaller-screen': 'M9 4.5V9H4M20 9h-5V4.5M15 19.5V15h5M4 15h5v4.5',
} as const;

export type PlayerGlyphName = keyof typeof paths;

export function PlayerGlyph({ name }: { readonly name: PlayerGlyphName }): ReactElement {
  return (
    <svg aria-hidden className={glyphs.glyph} width={22} height={22} viewBox="0 0 24 24" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
