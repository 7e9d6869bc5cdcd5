import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './audiences.module.css';

interface Audience {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

const audiences: readonly Audience[] = [
  {
    glyph: 'edit',
    title: 'You have an idea but no code',
    text: "Build a page you can show someone this week. There's nothing to install and no programming to learn first.",
  },
  {
    glyph: 'form',
    title: 'You run a small business',
    text: 'Replace the spreadsheet and the form that nobody reads with a tool that fits how you work.',
  },
  {
    glyph: 'user',
    title: 'You build for clients',
    text: 'Deliver sites and tools you can explain, with sign-in, payments and data that hold up.',
  },
  {
    glyph: 'refresh',
    title: 'Your agent keeps going in circles',
    text: 'Learn to say what you want, check what you got, and get out of the loop of broken fixes.',
  },
];

/** Who the product is for. */
export function Audiences(): ReactElement {
  return (
    <ul className={styles.audiences}>
      {audiences.map(({ glyph, title, text }) => (
        <li key={title} className={styles.audience}>
          <Glyph name={glyph} size={32} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
