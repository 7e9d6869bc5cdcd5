import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './benefits.module.css';

interface Benefit {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

const benefits: readonly Benefit[] = [
  {
    glyph: 'video',
    title: 'Every course',
    text: 'Short video lessons, step by step. Each one ends with something that works, and we save your progress.',
  },
  {
    glyph: 'copy',
    title: 'Every prompt',
    text: 'Every prompt from the lessons, ready to copy, in nine categories from Design to Web App Building.',
  },
  {
    glyph: 'award',
    title: 'Every certification',
    text: `Submit your finished project. The founder reviews it and usually replies within ${reviewPromise}.`,
  },
];

/** What a membership includes. */
export function Benefits(): ReactElement {
  return (
    <ul className={styles.trio}>
      {benefits.map(({ glyph, title, text }) => (
        <li key={title} className={styles.benefit}>
          <Glyph name={glyph} size={32} />
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
