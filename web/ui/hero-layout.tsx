import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from './chalk-heading.tsx';
import { classNames } from './class-names.ts';
import styles from './hero-layout.module.css';
import { Container } from './layout.tsx';

export interface HeroLayoutProps {
  heading: string;
  lead: ReactNode;
  drawing: ReactNode;
  /** Whether the next section belongs to it and is shown closer. */
  isClose?: boolean;
  /** Whether the text gets more width than the drawing. */
  isWordy?: boolean;
  /** The call to action. */
  children: ReactNode;
}

/** The first section of a public page: text, with a drawing next to it or below it. */
export function HeroLayout(props: HeroLayoutProps): ReactElement {
  const { heading, lead, drawing, isClose = false, isWordy = false, children } = props;
  return (
    <Container className={classNames(styles.hero, isClose && styles.close, isWordy && styles.wordy)}>
      <div className={styles.text}>
        <ChalkHeading display>{heading}</ChalkHeading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {drawing}
    </Container>
  );
}
