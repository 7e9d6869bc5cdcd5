import type { ReactElement } from 'react';
import styles from './whole-words.module.css';

/** Longer words must be allowed to break on a phone. */
const longestUnbroken = 16;

/** Text whose short words with a hyphen, such as Sign-In, stay on one line where it wraps. */
export function WholeWords({ children }: { children: string }): ReactElement {
  return (
    <>
      {children.split(/(\S+-\S+)/).map((part, place) =>
        place % 2 === 1 && part.length <= longestUnbroken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their place
          <span key={place} className={styles.unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
