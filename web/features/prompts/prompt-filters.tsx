import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { longestPromptSearch } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ChipLink } from '../../ui/chip.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { categoryGlyphs } from './category-glyphs.ts';
import styles from './prompt-filters.module.css';
import type { PromptsNavigation } from './prompts-url-state.ts';

/** The list is already loaded, so filtering needs no delay. */
const noPause = 0;

interface PromptFiltersProps {
  readonly navigation: PromptsNavigation;
  /** Whether the viewer can have favourites. */
  readonly offersFavourites: boolean;
}

export function PromptFilters({ navigation, offersFavourites }: PromptFiltersProps): ReactElement {
  const { urlState, addressOf, go } = navigation;
  return (
    <Stack gap={16}>
      <div className={styles.search}>
        <SearchBox
          label="Search prompts"
          placeholder="Search prompts..."
          maxLength={longestPromptSearch}
          value={urlState.search}
          pauseMilliseconds={noPause}
          // Replaces the history entry, because otherwise every letter would be a step back.
          onSearch={(search) => go({ ...urlState, search, page: undefined }, { replace: true })}
        />
        {offersFavourites ? (
          <Link href={addressOf({ ...urlState, favourites: !urlState.favourites, page: undefined })} asChild>
            <ChipLink current={urlState.favourites} icon={<Glyph name="star" size={20} />}>
              Favourites
            </ChipLink>
          </Link>
        ) : null}
      </div>
      <nav aria-label="Categories" className={styles.chips}>
        {[undefined, ...snippetCategories].map((category) => (
          <Link key={category ?? 'all'} href={addressOf({ ...urlState, category, page: undefined })} asChild>
            <ChipLink
              current={urlState.category === category}
              className={styles.chip}
              icon={category ? <Glyph name={categoryGlyphs[category]} size={20} /> : null}
            >
              {category ?? 'All Categories'}
            </ChipLink>
          </Link>
        ))}
      </nav>
    </Stack>
  );
}
