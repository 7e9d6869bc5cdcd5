import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Glyph } from './glyphs.tsx';

/** Teal and orange are reserved for the ticket types; marker is for something the user earned. */
export type BadgeTone = 'neutral' | 'teal' | 'orange' | 'chalk' | 'marker' | 'danger' | 'success';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** Shown before the text. A danger badge shows the alert glyph when it has no icon of its own. */
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children, ...native }: BadgeProps): ReactElement {
  const shown = icon === undefined && tone === 'danger' ? <Glyph name="alert" size={16} /> : icon;
  return (
    <span {...native} className={classNames(styles.badge, styles[tone], className)}>
      {shown}
      {children}
    </span>
  );
}
