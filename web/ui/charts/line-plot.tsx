import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-plot.module.css';
import { groundPath, linePath, roundTop } from './scale.ts';

export interface LinePlotProps {
  /** What the picture shows, for whoever does not see it. */
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** What stands below the first and the last value. */
  readonly ends: readonly [string, string];
  /** How a value is written at the side. */
  format(value: number): string;
  /** A small one has no scale of its own: its figure stands beside it. */
  readonly isSmall?: boolean;
}

/** Values over time: a chalk line on ruled paper, with its nail at the last value. */
export function LinePlot({ label, values, ends, format, isSmall = false }: LinePlotProps): ReactElement {
  const top = roundTop(values);
  const line = linePath(values, top);
  const last = values.at(-1) ?? null;
  return (
    <div role="img" aria-label={label} className={classNames(styles.plot, isSmall && styles.small)}>
      <div className={styles.paper}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
          {[0, 50, 100].map((height) => (
            <line key={height} x1="0" x2="100" y1={height} y2={height} className={styles.rule} />
          ))}
          <path d={groundPath(values, top)} className={styles.ground} />
          <path d={line} className={styles.line} />
        </svg>
        {last === null ? null : (
          <svg className={styles.nails} aria-hidden="true">
            <circle className={styles.nail} cx="100%" cy={`${100 - (last / top) * 100}%`} r="4" />
          </svg>
        )}
        {isSmall ? null : (
          <>
            <span className={classNames(styles.tick, styles.top)}>{format(top)}</span>
            <span className={classNames(styles.tick, styles.middle)}>{format(top / 2)}</span>
          </>
        )}
      </div>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
