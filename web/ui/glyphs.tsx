import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { type GlyphName, glyphPaths } from './glyph-paths.ts';
import styles from './glyphs.module.css';

export interface GlyphProps {
  name: GlyphName;
  /** Side in pixels. */
  size?: number;
  /** Names the glyph for screen readers; without it the glyph is decoration. */
  label?: string;
  className?: string | undefined;
}

export function Glyph({ name, size = 24, label, className }: GlyphProps): ReactElement {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames(styles.glyph, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
    >
      <path d={glyphPaths[name]} />
    </svg>
  );
}
