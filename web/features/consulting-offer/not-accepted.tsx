import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './not-accepted.module.css';

const refused = [
  {
    title: 'Whole apps from scratch',
    text: 'Bring something that already runs, however small. The courses get you there.',
  },
  {
    title: 'Major core features without foundation work',
    text: 'Payments need sign-in, sign-in needs a database. The foundation comes first.',
  },
  {
    title: '"Build my idea" requests',
    text: 'A ticket names one change in one project. A whole idea is work for an agency.',
  },
] as const;

/** What a ticket cannot be, said before anybody pays. */
export function NotAccepted(): ReactElement {
  return (
    <ul className={styles.list}>
      {refused.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Glyph name="close" size={24} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
