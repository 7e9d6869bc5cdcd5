import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './left-rail.module.css';
import { type RailItem, railItems } from './navigation.ts';

export function LeftRail(): ReactElement {
  const [path] = useLocation();
  const { viewer } = useViewer();
  return (
    <nav aria-label="Main" className={styles.rail}>
      <div className={styles.brand}>
        <BrandMark />
      </div>
      <ul className={styles.items}>
        {railItems(path, viewer).map((item) => (
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
