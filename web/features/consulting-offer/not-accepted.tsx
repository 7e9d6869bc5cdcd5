import { notAccepted } from '@chalkline/domain/consulting/not-accepted';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './not-accepted.module.css';

/** What we do not accept as a ticket, shown before anyone pays. */
export function NotAccepted(): ReactElement {
  return (
    <ul className={styles.list}>
      {notAccepted.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Glyph name="close" size={24} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
