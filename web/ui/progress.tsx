import type { ReactElement } from 'react';
import { chalkPowder } from './chalk-powder.ts';
import { classNames } from './class-names.ts';
import { NailShape } from './nail.tsx';
import styles from './progress.module.css';
import { RenderedOnce } from './rendered-once.tsx';

export interface ProgressProps {
  /** `null` while the amount is unknown. */
  value: number | null;
  max?: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** The value in words, such as "3 of 8"; a percentage when left out. */
  valueText?: string;
  /** Seeds the powder. */
  seed?: string;
  className?: string | undefined;
}

/** A progress bar: a chalk line from the first nail towards the second. */
export function Progress(props: ProgressProps): ReactElement {
  const { value, max = 100, label, valueText, seed = label, className } = props;
  const ratio = value === null ? 0 : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? `${Math.round(ratio * 100)}%`;
  return (
    <RenderedOnce
      as="div"
      role="progressbar"
      className={classNames(styles.progress, className)}
      aria-label={label}
      data-state={value === null ? 'indeterminate' : 'determinate'}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(value === null ? {} : { 'aria-valuenow': ratio * max, 'aria-valuetext': text })}
    >
      <Drawing seed={seed} ratio={ratio} isKnown={value !== null} />
    </RenderedOnce>
  );
}

interface DrawingProps {
  readonly seed: string;
  readonly ratio: number;
  readonly isKnown: boolean;
}

function Drawing({ seed, ratio, isKnown }: DrawingProps): ReactElement {
  return (
    <>
      <svg aria-hidden="true" className={styles.drawing}>
        <line className={styles.string} x1="22" x2="100%" y1="8" y2="8" transform="translate(-11 0)" />
        <NailShape cx={6} cy={8} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <NailShape cx={-6} cy={8} state={ratio === 1 ? 'driven' : 'open'} />
        </svg>
      </svg>
      <div className={styles.reached}>
        <ChalkStroke seed={seed} width={isKnown ? `${ratio * 100}%` : '100%'} />
      </div>
    </>
  );
}

function ChalkStroke({ seed, width }: { seed: string; width: string }): ReactElement {
  return (
    <svg aria-hidden="true" className={styles.stroke} width={width}>
      {chalkPowder(seed).map(({ key, from, to, width, opacity, dashes, shift }) => (
        <line
          key={key}
          className={styles.powder}
          x1="0"
          x2="100%"
          y1={8 + from}
          y2={8 + to}
          strokeWidth={width}
          strokeOpacity={opacity}
          strokeDasharray={dashes}
          strokeDashoffset={shift}
        />
      ))}
      <line className={styles.chalk} x1="0" x2="100%" y1="8" y2="8" strokeWidth="3" />
    </svg>
  );
}
