import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './outside-link.module.css';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: string;
}

/**
 * A link from a ticket to another site. It disables the browser's own link dragging, so that the card can be
 * dragged.
 */
export function OutsideLink({ href, children }: OutsideLinkProps): ReactElement {
  return (
    <a href={href} target="_blank" rel="noreferrer" draggable={false} className={styles.link}>
      {children}
      <Glyph name="external" size={16} label="opens in a new tab" />
    </a>
  );
}
