import {
  type CatalogueFilter,
  longestSearch,
  searchPauseMilliseconds,
  writeCatalogueFilter,
} from '@chalkline/domain/courses/catalogue';
import { courseCategories } from '@chalkline/domain/courses/course';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ChipLink } from '../../ui/chip.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import styles from './catalogue-filters.module.css';

export interface CatalogueFiltersProps {
  readonly filter: CatalogueFilter;
  /** Called once typing has stopped. */
  readonly onSearch: (search: string) => void;
}

/** The chips are links: the filter is in the URL, so that back, reload and sharing keep it. */
export function CatalogueFilters({ filter, onSearch }: CatalogueFiltersProps): ReactElement {
  return (
    <Stack gap={16}>
      <SearchBox
        label="Search courses"
        placeholder="Search courses..."
        maxLength={longestSearch}
        value={filter.search}
        pauseMilliseconds={searchPauseMilliseconds}
        onSearch={onSearch}
      />
      <nav aria-label="Categories" className={styles.chips}>
        {[undefined, ...courseCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            href={`/courses${writeCatalogueFilter({ ...filter, category })}`}
            asChild
          >
            <ChipLink current={filter.category === category}>{category ?? 'All Categories'}</ChipLink>
          </Link>
        ))}
      </nav>
    </Stack>
  );
}
