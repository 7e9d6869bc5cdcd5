import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** A distance of the 4 px grid, in pixels. */
type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 96;

/**
 * Sizes are set by data attributes and defined in the style sheet, because the content security policy forbids
 * inline styles.
 */
interface LayoutProps extends Omit<ComponentProps<'div'>, 'style'> {
  gap?: Gap;
}

/** One below the other. */
export function Stack({ gap = 16, className, ...native }: LayoutProps): ReactElement {
  return <div {...native} data-gap={gap} className={classNames(styles.stack, className)} />;
}

/** Side by side, wrapping where there is little room. */
export function Row({ gap = 12, className, ...native }: LayoutProps): ReactElement {
  return <div {...native} data-gap={gap} className={classNames(styles.row, className)} />;
}

export interface GridProps extends LayoutProps {
  /** Columns are at least this wide, in pixels; as many as fit. */
  min?: 140 | 180 | 220 | 260 | 280 | 300 | 320 | 360;
  /** Never more columns than this. */
  columns?: 2 | 3 | 4 | 5;
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 24, min = 280, columns = 4, className, ...native }: GridProps): ReactElement {
  return (
    <div
      {...native}
      data-gap={gap}
      data-min={min}
      data-columns={columns}
      className={classNames(styles.grid, className)}
    />
  );
}

/** The width of the page, centred, with its margins. */
export function Container({ className, ...native }: ComponentProps<'div'>): ReactElement {
  return <div {...native} className={classNames(styles.container, className)} />;
}
