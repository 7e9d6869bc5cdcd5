import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bar-plot.module.css';
import { roundTop } from './scale.ts';

interface Bar {
  readonly key: string | number;
  readonly name: string;
  readonly value: number;
  /** The label of the bar, such as "12 finished". */
  readonly note: string;
  /** The bar that the others are compared with. */
  readonly stands?: 'out' | undefined;
}

export interface BarPlotProps {
  /** Describes the chart for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The value of a full bar; by default a round number above all values. */
  readonly top?: number;
}

/** A bar chart with a label under each bar. */
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
