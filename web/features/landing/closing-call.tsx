import type { ReactElement, ReactNode } from 'react';
import { Container } from '../../ui/layout.tsx';
import styles from './closing-call.module.css';
import { StartButton, type StartButtonProps } from './start-button.tsx';

export interface ClosingCallProps extends Pick<StartButtonProps, 'signedInLabel' | 'signedOutLabel' | 'to'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** The end of a public page: one sentence and the next step. */
export function ClosingCall({ title, children, ...button }: ClosingCallProps): ReactElement {
  return (
    <Container>
      <section className={styles.call} aria-label={title}>
        <div className={styles.copy}>
          <h2>{title}</h2>
          <p className={styles.text}>{children}</p>
        </div>
        <StartButton {...button} />
      </section>
    </Container>
  );
}
