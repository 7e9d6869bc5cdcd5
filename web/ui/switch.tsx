import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What happens when it is on. */
  hint?: ReactNode;
}

/** A setting that is on or off and takes effect right away. */
export function Switch({ label, hint, className, ...native }: SwitchProps): ReactElement {
  return (
    <label className={classNames(styles.switch, className)}>
      <input {...native} type="checkbox" className={styles.input} />
      <span aria-hidden="true" className={styles.track} />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
