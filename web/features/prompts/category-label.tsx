import type { SnippetCategory } from '@chalkline/domain/prompts/categories';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { categoryGlyphs } from './category-glyphs.ts';
import styles from './category-label.module.css';

export function CategoryLabel({ category }: { category: SnippetCategory }): ReactElement {
  return (
    <span className={styles.category}>
      <Glyph name={categoryGlyphs[category]} size={20} />
      {category}
    </span>
  );
}
