import { type SnippetCategory, snippetCategories } from '@chalkline/domain/prompts/categories';
import { allPrompts, writePromptsUrlState } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { categoryGlyphs } from './category-glyphs.ts';
import styles from './prompt-categories.module.css';

const texts: Readonly<Record<SnippetCategory, string>> = {
  Design: 'Colours, type and spacing that hold together.',
  Checkout: "Sell something and know you've been paid.",
  'User Authentication': "Let people sign in, and keep each person's data private.",
  Security: 'Find security holes before someone else does.',
  'AI Features': 'Assistants that stay on the subject and in budget.',
  Database: 'Store data, find it again and change it safely.',
  Storage: 'Uploads, pictures and files in the right place.',
  '3rd Party Integrations': 'Connect email, maps, calendars and more.',
  'Web App Building': 'From an empty project to a page that works.',
};

export interface PromptCategoriesProps {
  /** The page with the prompts of a category, and the position on it. */
  readonly path: string;
  readonly anchor: string;
}

/** The nine categories, each with a link to its prompts. */
export function PromptCategories({ path, anchor }: PromptCategoriesProps): ReactElement {
  return (
    <ul className={styles.categories}>
      {snippetCategories.map((category) => (
        <li key={category} className={styles.category}>
          <Glyph name={categoryGlyphs[category]} size={32} className={styles.glyph} />
          <div>
            <h3 className={styles.name}>
              <a href={`${path}${writePromptsUrlState({ ...allPrompts, category })}#${anchor}`}>{category}</a>
            </h3>
            <p className={styles.text}>{texts[category]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
