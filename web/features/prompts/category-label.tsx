import type { SnippetCategory } from '@chalkline/domain/prompts/categories';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { categoryGlyphs } from './category-glyphs.ts';
import styles from './category-label.module.css';

export function CategoryLabel({ category }: { category: SnippetCategory }): ReactElement {
  return (
    <RenderedOnce as="span" className={styles.category}>
      <GlyphAndName category={category} />
    </RenderedOnce>
  );
}

function GlyphAndName({ category }: { category: SnippetCategory }): ReactElement {
  return (
    <>
      <Glyph name={categoryGlyphs[category]} size={20} />
      {category}
    </>
  );
}
