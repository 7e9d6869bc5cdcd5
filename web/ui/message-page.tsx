import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from './chalk-heading.tsx';
import { Container, Stack } from './layout.tsx';
import styles from './message-page.module.css';

export interface MessagePageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** A page with one message and at most one button. */
export function MessagePage({ title, drawing, children }: MessagePageProps): ReactElement {
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
