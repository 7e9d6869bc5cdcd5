import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from './button.tsx';
import { Glyph } from './glyphs.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  hrefOf(page: number): string;
}

/** Links to the pages of a list, which also work without scripts. Nothing if there is only one. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps): ReactElement | null {
  if (pageCount < 2) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" asChild>
          <ButtonLink size="small" icon={<Glyph name="arrow-left" size={18} />}>
            Previous
          </ButtonLink>
        </Link>
      ) : null}
      <ol className={styles.numbers}>
        {pages.map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              className={styles.number ?? ''}
              aria-label={`Page ${number} of ${pageCount}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} rel="next" asChild>
          <ButtonLink size="small" trailing={<Glyph name="arrow-right" size={18} />}>
            Next
          </ButtonLink>
        </Link>
      ) : null}
    </nav>
  );
}
