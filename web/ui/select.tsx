import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Glyph } from './glyphs.tsx';
import styles from './select.module.css';

/** The browser's own select, so that it works with scripts off and with every keyboard. */
export function Select({ className, ...native }: ComponentProps<'select'>): ReactElement {
  return (
    <span className={styles.frame}>
      <select {...native} className={classNames(control.control, styles.select, className)} />
      <Glyph name="chevron-down" size={20} className={styles.chevron} />
    </span>
  );
}
