import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import type { GlyphName } from './glyph-paths.ts';
import { Glyph } from './glyphs.tsx';
import { onEscape, onOutsideEvent } from './outside-events.ts';
import styles from './rail.module.css';
import { RenderedOnce } from './rendered-once.tsx';

export interface RailItem {
  readonly label: string;
  readonly href: string;
  readonly glyph: GlyphName;
  readonly isCurrent: boolean;
  readonly isLocked?: boolean;
  /** How much waits there; nothing is shown for zero. */
  readonly count?: number | undefined;
}

export interface RailProps {
  /** The label of the navigation. */
  readonly label: string;
  /** Shown at the top, where there is room. */
  readonly head: ReactNode;
  readonly items: readonly RailItem[];
  /** Looks different, for another part of the product. */
  readonly tone?: 'plain' | 'chalk';
}

/** The number of items in the bar of a phone. */
const mostAtFoot = 5;

/**
 * The navigation: at the left, or at the bottom of a phone, where the last item opens the items that do not
 * fit.
 */
export function Rail({ label, head, items, tone = 'plain' }: RailProps): ReactElement {
  const hasMore = items.length > mostAtFoot;
  const atFoot = hasMore ? items.slice(0, mostAtFoot - 1) : items;
  const [isOpen, setOpen] = useState(false);
  const nav = useClosing(items.find(({ isCurrent }) => isCurrent)?.href, () => setOpen(false));
  const rest = items.slice(atFoot.length);
  const restId = useId();
  return (
    <nav ref={nav} aria-label={label} className={styles.rail} data-tone={tone}>
      <div className={styles.brand}>{head}</div>
      <div className={styles.bar} data-has-more={hasMore || undefined}>
        <Places items={atFoot} className={styles.items} />
        {hasMore ? (
          <MoreButton rest={rest} isOpen={isOpen} controls={restId} onPress={() => setOpen(!isOpen)} />
        ) : null}
      </div>
      {hasMore ? <Places items={rest} id={restId} isOpen={isOpen} className={styles.rest} /> : null}
    </nav>
  );
}

interface PlacesProps {
  readonly items: readonly RailItem[];
  readonly className: string | undefined;
  readonly id?: string;
  readonly isOpen?: boolean;
}

function Places({ items, id, isOpen = false, className }: PlacesProps): ReactElement {
  return (
    <ul id={id} className={className} data-open={isOpen || undefined}>
      {items.map((item) => (
        <RenderedOnce key={item.href} as="li">
          <RailLink {...item} />
        </RenderedOnce>
      ))}
    </ul>
  );
}

interface MoreButtonProps {
  readonly rest: readonly RailItem[];
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onPress: () => void;
}

/** If the current page is among the hidden items, the menu button is marked and says so. */
function MoreButton({ rest, isOpen, controls, onPress }: MoreButtonProps): ReactElement {
  const current = rest.find(({ isCurrent }) => isCurrent);
  return (
    <button
      type="button"
      className={classNames(styles.item, styles.more)}
      data-current={current ? true : undefined}
      aria-label={current ? `More, ${current.label} is the current page` : undefined}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      <Glyph name={isOpen ? 'close' : 'more'} />
      <span>More</span>
    </button>
  );
}

/**
 * The menu closes on navigation, when it loses the focus, and on Escape, which returns the focus to its button.
 */
function useClosing(current: string | undefined, close: () => void) {
  const nav = useRef<HTMLElement>(null);
  const closing = useRef(close);
  closing.current = close;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current then
  useEffect(() => closing.current(), [current]);
  useEffect(() => onOutsideEvent(nav, () => closing.current()), []);
  useEffect(
    () =>
      onEscape(() => {
        const button = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
        closing.current();
        button?.focus();
      }),
    [],
  );
  return nav;
}

function RailLink({ label, href, glyph, isCurrent, isLocked, count }: RailItem): ReactElement {
  return (
    <Link href={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
      <Glyph name={glyph} />
      <span>{label}</span>
      {count ? (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> waiting</span>
        </span>
      ) : null}
      {isLocked ? (
        <span className={styles.lock}>
          <Glyph name="lock" size={16} label="locked" />
        </span>
      ) : null}
    </Link>
  );
}
