import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './prompt-categories.module.css';

interface PromptCategory {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly text: string;
}

const categories: readonly PromptCategory[] = [
  { name: 'Design', glyph: 'layout', text: 'Colours, type and spacing that hold together.' },
  { name: 'Checkout', glyph: 'card', text: 'Sell something and know that it was paid.' },
  { name: 'User Authentication', glyph: 'key', text: 'Let people in, and keep them apart.' },
  { name: 'Security', glyph: 'shield', text: 'Find the open doors before somebody else does.' },
  { name: 'AI Features', glyph: 'spark', text: 'Assistants that stay on the subject and in budget.' },
  { name: 'Database', glyph: 'database', text: 'Store it, find it again, change it without loss.' },
  { name: 'Storage', glyph: 'box', text: 'Uploads, pictures and files in the right place.' },
  { name: '3rd Party Integrations', glyph: 'plug', text: 'Connect mail, maps, calendars and the rest.' },
  { name: 'Web App Building', glyph: 'browser', text: 'From an empty project to a page that works.' },
];

/** The nine kinds of prompts. */
export function PromptCategories(): ReactElement {
  return (
    <ul className={styles.categories}>
      {categories.map(({ name, glyph, text }) => (
        <li key={name} className={styles.category}>
          <Glyph name={glyph} size={32} className={styles.glyph} />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
