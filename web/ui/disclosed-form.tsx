import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './disclosed-form.module.css';

export interface DisclosedFormProps extends ComponentProps<'form'> {
  /** What opens the form. */
  readonly summary: ReactNode;
}

/** A form that opens below its name, also without scripts. Its first part takes the whole width. */
export function DisclosedForm({ summary, children, ...native }: DisclosedFormProps): ReactElement {
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <form {...native} className={styles.form}>
        {children}
      </form>
    </details>
  );
}
