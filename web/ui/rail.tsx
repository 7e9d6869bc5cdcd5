import type { ReactElement, ReactNode } from 'react';
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
  return (
    <nav aria-label={label} className={styles.rail} data-tone={tone}>
      <div className={styles.brand}>{head}</div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <RailLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
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
