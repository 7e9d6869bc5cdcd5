import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-plot.module.css';
import { groundPath, linePath, roundTop } from './scale.ts';

export interface LinePlotProps {
  /** Describes the chart for screen readers. */
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** The labels below the first and the last value. */
  readonly ends: readonly [string, string];
  /** Formats a value for the axis. */
  format(value: number): string;
  /** A small plot has no axis: its figure is shown next to it. */
  readonly isSmall?: boolean;
}

/** Values over time: a chalk line on ruled paper, with a nail at the last value. */
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
