import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Side by side where there is room; by default one below the other. */
  readonly isAcross?: boolean;
}

/** A list of steps. */
export function Steps({ steps, isAcross = false }: StepsProps): ReactElement {
  return (
    <ol className={classNames(styles.steps, isAcross && styles.across)}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
