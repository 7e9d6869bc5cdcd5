import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './outside-link.module.css';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link of a ticket that leaves the product. The browser's own way of dragging links would take the card's place. */
export function OutsideLink({ href, children }: OutsideLinkProps): ReactElement {
  return (
    <a href={href} target="_blank" rel="noreferrer" draggable={false} className={styles.link}>
      {children}
      <Glyph name="external" size={16} label="opens in a new tab" />
    </a>
  );
}
