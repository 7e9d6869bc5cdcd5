import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { GlyphName } from './glyph-paths.ts';
import { Glyph } from './glyphs.tsx';
import styles from './rail.module.css';

export interface RailItem {
  readonly label: string;
  readonly href: string;
  readonly glyph: GlyphName;
  readonly isCurrent: boolean;
  readonly isLocked?: boolean;
}

export interface RailProps {
  /** What the navigation is called. */
  readonly label: string;
  /** What stands at its head, where there is room for one. */
  readonly head: ReactNode;
  readonly items: readonly RailItem[];
  /** Set off from the usual one, for another part of the product. */
  readonly tone?: 'plain' | 'chalk';
}

/** Where one can go: at the left, at the foot of a phone. */
export function Rail({ label, head, items, tone = 'plain' }: RailProps): ReactElement {
  const list = useCurrentInView(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <nav aria-label={label} className={styles.rail} data-tone={tone}>
      <div className={styles.brand}>{head}</div>
      <ul ref={list} className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <RailLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone more places than fit stand side by side: the current one is never out of view. */
function useCurrentInView(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current then
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
}

function RailLink({ item }: { item: RailItem }): ReactElement {
  return (
    <Link href={item.href} className={styles.item} aria-current={item.isCurrent ? 'page' : undefined}>
      <Glyph name={item.glyph} />
      <span className={styles.label}>{item.label}</span>
      {item.isLocked ? (
        <span className={styles.lock}>
          <Glyph name="lock" size={16} label="locked" />
        </span>
      ) : null}
    </Link>
  );
}
