import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './editor-layout.module.css';

interface EditorLayoutProps {
  /** The way back to what this belongs to. */
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  /** Stands above the title: what kind of thing it is. */
  readonly eyebrow?: string;
  readonly aside?: ReactNode;
  /** A form alone is no wider than beside an aside. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page about one thing: where it belongs, what it is called, and beside it what can be done with the whole. */
export function EditorLayout({
  back,
  title,
  eyebrow,
  aside,
  isNarrow = false,
  children,
}: EditorLayoutProps): ReactElement {
  return (
    <Stack gap={24} className={isNarrow ? styles.narrow : undefined}>
      <header className={styles.head}>
        <Link href={back.href} className={styles.back}>
          <Glyph name="arrow-left" size={18} />
          {back.label}
        </Link>
        <div>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <ChalkHeading seed={title} className={styles.title}>
            {title}
          </ChalkHeading>
        </div>
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside aria-label={`About ${title}`} className={styles.aside}>
            {aside}
          </aside>
        </div>
      ) : (
        children
      )}
    </Stack>
  );
}
