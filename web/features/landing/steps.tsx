import type { ReactElement } from 'react';
import { ChalkLine } from '../../ui/chalk-line.tsx';
import { Nail } from '../../ui/nail.tsx';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** What follows on what: nails on a chalk line, across where there is room and down where there is not. */
export function Steps({ steps, seed }: { steps: readonly Step[]; seed: string }): ReactElement {
  return (
    <div className={styles.steps}>
      <ChalkLine seed={seed} nails="none" className={styles.across} />
      <ChalkLine seed={seed} nails="none" orientation="vertical" className={styles.down} />
      <ol className={styles.list}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Nail className={styles.nail} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
