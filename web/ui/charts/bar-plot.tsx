import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bar-plot.module.css';
import { roundTop } from './scale.ts';

export interface Bar {
  readonly key: string | number;
  readonly name: string;
  readonly value: number;
  /** What is said of it, such as "12 finished". */
  readonly note: string;
  /** The one that the others are compared with. */
  readonly stands?: 'out' | undefined;
}

export interface BarPlotProps {
  /** What the picture shows, for whoever does not see it. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** What a whole bar stands for; a round number above all of them unless given. */
  readonly top?: number;
}

/** Values side by side, each under its name. */
export function BarPlot({ label, bars, top }: BarPlotProps): ReactElement {
  const most = top || roundTop(bars.map(({ value }) => value));
  return (
    <div role="img" aria-label={label} className={styles.plot}>
      {bars.map(({ key, name, value, note, stands }) => (
        <div key={key} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{note}</span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className={classNames(styles.bar, stands && styles.out)}
            aria-hidden="true"
          >
            <rect width="100" height="1" className={styles.whole} />
            <rect width={Math.min(100, (value / most) * 100)} height="1" className={styles.part} />
          </svg>
        </div>
      ))}
    </div>
  );
}
