import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** A distance of the 4 px grid, in pixels. */
export type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 96;

interface LayoutProps extends ComponentProps<'div'> {
  gap?: Gap;
}

/** One below the other. */
export function Stack({ gap = 16, className, style, ...native }: LayoutProps): ReactElement {
  return <div {...native} className={classNames(styles.stack, className)} style={{ gap, ...style }} />;
}

/** Side by side, wrapping when the place is narrow. */
export function Row({ gap = 12, className, style, ...native }: LayoutProps): ReactElement {
  return <div {...native} className={classNames(styles.row, className)} style={{ gap, ...style }} />;
}

export interface GridProps extends LayoutProps {
  /** Columns are at least this wide, in pixels; as many as fit. */
  min?: number;
  /** Never more columns than this. */
  columns?: number;
}

/** Equal columns, as many as fit. */
export function Grid({
  gap = 24,
  min = 280,
  columns = 4,
  className,
  style,
  ...native
}: GridProps): ReactElement {
  const sizes = { gap, '--min': `${min}px`, '--columns': columns, '--gap': `${gap}px` } as CSSProperties;
  return <div {...native} className={classNames(styles.grid, className)} style={{ ...sizes, ...style }} />;
}

/** The width of the page, centred, with its margins. */
export function Container({ className, ...native }: ComponentProps<'div'>): ReactElement {
  return <div {...native} className={classNames(styles.container, className)} />;
}
