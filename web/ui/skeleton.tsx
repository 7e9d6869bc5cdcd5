import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `drawing` is hatched, for pictures; `line` is as high as a line of text; `block` fills its container. */
  shape?: 'line' | 'block' | 'drawing' | 'circle';
  /** A length in pixels, or a percentage. */
  width?: string;
  height?: string;
  className?: string | undefined;
}

/**
 * A placeholder with the size of the content to come. It is an empty picture, because pictures can have their
 * size in attributes, while the content security policy forbids inline styles.
 */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      {...(width ? { width } : {})}
      {...(height ? { height } : {})}
    />
  );
}

/** Several lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }): ReactElement {
  const keys = Array.from({ length: lines }, (_, index) => `line ${index}`);
  return (
    <span className={styles.text} aria-hidden="true">
      {keys.map((key) => (
        <Skeleton key={key} />
      ))}
    </span>
  );
}

/** Announces once, for a whole group of skeletons, that something is loading. */
export function SkeletonGroup(props: {
  label: string;
  className?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <div role="status" className={props.className}>
      <span className="visually-hidden">{props.label}</span>
      {props.children}
    </div>
  );
}

interface SkeletonRowsProps {
  readonly label: string;
  /** The height of one row, as a CSS length. */
  readonly height: string;
  readonly rows?: number;
}

/** A placeholder for a list. */
export function SkeletonRows({ label, height, rows = 4 }: SkeletonRowsProps): ReactElement {
  const keys = Array.from({ length: rows }, (_, index) => `row ${index}`);
  return (
    <SkeletonGroup label={label} className={styles.rows ?? ''}>
      {keys.map((key) => (
        <Skeleton key={key} shape="block" height={height} />
      ))}
    </SkeletonGroup>
  );
}
