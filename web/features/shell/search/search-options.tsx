import type { SearchResult } from '@chalkline/contract/search';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { isWholePage, type ResultSection } from './result-sections.ts';
import styles from './search-dialog.module.css';
import { SearchResultText } from './search-result.tsx';

export const listId = 'search-results';
export const optionId = (index: number) => `search-option-${index}`;

/** Which option the arrow keys have reached, and what choosing one does besides following its link. */
export interface Choosing {
  readonly active: number;
  point(index: number): void;
  choose(): void;
}

interface ResultOptionsProps extends Choosing {
  readonly sections: readonly ResultSection[];
  /** The page with all results. */
  readonly allAddress: string;
}

/** The results as one list of options, in groups. */
export function ResultOptions({ sections, allAddress, ...choosing }: ResultOptionsProps): ReactElement {
  let next = 0;
  return (
    <>
      {sections.map(({ label, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          {results.map((result) => {
            const index = next++;
            return (
              <ResultOption key={`${result.kind} ${result.id}`} index={index} result={result} {...choosing} />
            );
          })}
        </div>
      ))}
      <Option index={next} address={allAddress} {...choosing}>
        Show all results on a page
      </Option>
    </>
  );
}

function ResultOption({
  result,
  ...place
}: Choosing & { result: SearchResult; index: number }): ReactElement {
  return (
    <Option {...place} address={result.address} isWholePage={isWholePage(result)}>
      <SearchResultText result={result} />
    </Option>
  );
}

interface OptionProps extends Choosing {
  readonly index: number;
  readonly address: string;
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

function Option(props: OptionProps): ReactElement {
  const { index, active, point, choose, address, isWholePage = false, children } = props;
  const option = useRef<HTMLAnchorElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const shared = {
    ref: option,
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: styles.option ?? '',
    onPointerMove: () => point(index),
    onClick: choose,
  };
  if (isWholePage) {
    return (
      <a {...shared} href={address}>
        {children}
      </a>
    );
  }
  return (
    <Link {...shared} href={address}>
      {children}
    </Link>
  );
}
