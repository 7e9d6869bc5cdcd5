import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note-sheet.module.css';

export interface NoteSheetProps {
  readonly title: string;
  /** What stands across from the title, such as a button that copies the text. It is not printed. */
  readonly action: ReactNode;
  /** What the note lies on, so that it differs from it. */
  readonly on: 'film' | 'sheet';
  readonly children: ReactNode;
}

/** A note pinned to the page, with its title and one action. */
export function NoteSheet({ title, action, on, children }: NoteSheetProps): ReactElement {
  return (
    <div className={classNames(styles.note, on === 'sheet' ? styles.onSheet : styles.onFilm)}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {action}
      </div>
      {children}
    </div>
  );
}
