import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import styles from './waitlist-page.module.css';

export interface WaitlistPageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** A page with one message and at most one button. */
export function WaitlistPage({ title, drawing, children }: WaitlistPageProps): ReactElement {
  return (
    <Container className={styles.page}>
      <Stack gap={24}>
        <ChalkHeading>{title}</ChalkHeading>
        {children}
      </Stack>
      <div className={styles.drawing}>{drawing}</div>
    </Container>
  );
}
