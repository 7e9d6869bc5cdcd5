import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './empty-state.module.css';
import type { GlyphName } from './glyph-paths.ts';
import { Glyph } from './glyphs.tsx';

export interface EmptyStateProps {
  title: string;
  glyph?: GlyphName;
  level?: 1 | 2 | 3 | 4;
  /** A button that adds the first item, or clears the filter. */
  action?: ReactNode;
  /** What will appear here. */
  children?: ReactNode;
}

/** A dashed outline of what will be there. */
export function EmptyState({
  title,
  glyph = 'box',
  level = 3,
  action,
  children,
}: EmptyStateProps): ReactElement {
  const Level = `h${level}` as const;
  return (
    <Card tone="dashed" className={styles.empty}>
      <span className={styles.glyph}>
        <Glyph name={glyph} size={32} />
      </span>
      <Level className={styles.title}>{title}</Level>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
