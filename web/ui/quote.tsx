import type { ReactElement } from 'react';
import styles from './quote.module.css';

/** Somebody's own words, with their line breaks. */
export function Quote({ children }: { readonly children: string }): ReactElement {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}
