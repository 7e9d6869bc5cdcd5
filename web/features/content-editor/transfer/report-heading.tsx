import { type ReactElement, useEffect, useRef } from 'react';
import styles from './transfer.module.css';

/** Takes the focus whenever it says something new: what was asked for stands below it. */
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
