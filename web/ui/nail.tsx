import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './nail.module.css';

/** `open` is still to come, `driven` is current, `chalked` is done. */
export type NailState = 'open' | 'driven' | 'chalked';

export interface NailProps {
  state?: NailState;
  className?: string | undefined;
}

/** The nail that holds a chalk line, on its own: a 12 px drawing for lists and timelines. */
export function Nail({ state = 'driven', className }: NailProps): ReactElement {
  return (
    <svg aria-hidden="true" className={classNames(styles.alone, className)} width="12" height="12">
      <NailShape cx={6} cy={6} state={state} />
    </svg>
  );
}

/** The same nail as a part of a larger drawing. */
export function NailShape({
  cx,
  cy,
  state = 'driven',
}: NailProps & { cx: number; cy: number }): ReactElement {
  if (state === 'open') return <circle className={styles.open} cx={cx} cy={cy} r={4.25} />;
  const ring = `M${cx - 5} ${cy}a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${cx - 1.6} ${cy}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`;
  return <path className={styles[state]} d={ring} fillRule="evenodd" />;
}
