import type { ReactElement, ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './editor-layout.module.css';

interface EditorLayoutProps {
  /** The link back to the list or the course. */
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  /** Shown above the title: the kind of item. */
  readonly eyebrow?: string;
  readonly aside?: ReactNode;
  /** A form without a side panel has the same width as one with it. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** The page of one item: a link back, the title, and the actions on the whole item next to the form. */
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
        <BackLink href={back.href}>{back.label}</BackLink>
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
