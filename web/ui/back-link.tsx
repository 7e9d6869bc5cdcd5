import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './back-link.module.css';
import { Glyph } from './glyphs.tsx';

interface BackLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The way back to the list that an item is in, above its title. */
export function BackLink({ href, children }: BackLinkProps): ReactElement {
  return (
    <Link href={href} className={styles.back}>
      <Glyph name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
