import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import styles from './input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** A glyph inside the left edge, for search boxes and the like. */
  icon?: ReactNode;
}

export function Input({ icon, className, type = 'text', ...native }: InputProps): ReactElement {
  const input = (
    <input
      {...native}
      type={type}
      className={classNames(control.control, Boolean(icon) && styles.withIcon, className)}
    />
  );
  if (!icon) return input;
  return (
    <span className={styles.frame}>
      <span className={styles.icon}>{icon}</span>
      {input}
    </span>
  );
}
