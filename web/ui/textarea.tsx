import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import styles from './textarea.module.css';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'style' | 'rows'> {
  rows?: 2 | 3 | 4 | 5 | 6 | 12 | 14;
}

/** Starts at `rows` lines and grows with its content where the browser can do that. */
export function Textarea({ className, rows = 4, ...native }: TextareaProps): ReactElement {
  return (
    <textarea {...native} rows={rows} className={classNames(control.control, styles.textarea, className)} />
  );
}
