import { type ReactElement, useEffect, useRef } from 'react';
import styles from './transfer.module.css';

/** Gets the focus whenever it changes, because the result is below it. */
export function ReportHeading({ children }: { children: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another report
  useEffect(() => heading.current?.focus(), [children]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.reportTitle}>
      {children}
    </h3>
  );
}
