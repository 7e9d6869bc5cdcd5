import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import styles from './textarea.module.css';

/** Starts at `rows` lines and grows with its content where the browser can do that. */
export function Textarea({
  className,
  style,
  rows = 4,
  ...native
}: ComponentProps<'textarea'>): ReactElement {
  return (
    <textarea
      {...native}
      rows={rows}
      className={classNames(control.control, styles.textarea, className)}
      style={{ '--rows': rows, ...style } as CSSProperties}
    />
  );
}
