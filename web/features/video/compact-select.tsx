import type { ReactElement, ReactNode } from 'react';
import styles from './player-controls.module.css';

interface CompactSelectProps {
  readonly label: string;
  readonly value: string;
  /** What is shown while the list is closed. */
  readonly face: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** The browser's own list behind a face as small as a button, so that it works with every keyboard and on phones. */
export function CompactSelect({ label, value, face, options, onChoose }: CompactSelectProps): ReactElement {
  return (
    <span className={styles.compact}>
      <span className={styles.face} aria-hidden>
        {face}
      </span>
      <select
        className={styles.select}
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
