import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from './chalk-heading.tsx';
import { classNames } from './class-names.ts';
import styles from './hero-layout.module.css';
import { Container } from './layout.tsx';

export interface HeroLayoutProps {
  heading: string;
  lead: ReactNode;
  drawing: ReactNode;
  /** Whether what follows belongs to it, and stands nearer than another part of the page would. */
  isClose?: boolean;
  /** Whether the words get more of the width than they share with a drawing that says as much. */
  isWordy?: boolean;
  /** What to do next. */
  children: ReactNode;
}

/** The first thing on a page that wants something of its reader: words, and a drawing beside or below them. */
export function HeroLayout(props: HeroLayoutProps): ReactElement {
  const { heading, lead, drawing, isClose = false, isWordy = false, children } = props;
  return (
    <Container className={classNames(styles.hero, isClose && styles.close, isWordy && styles.wordy)}>
      <div className={styles.words}>
        <ChalkHeading display>{heading}</ChalkHeading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {drawing}
    </Container>
  );
}
