import type { ReactElement, ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import styles from './error-state.module.css';
import { Glyph } from './glyphs.tsx';

export interface ErrorStateProps {
  title: string;
  /** Shown as "Try again". Without it, `retryHref` makes the same button a link. */
  onRetry?: () => void;
  retryHref?: string;
  retrying?: boolean;
  /** What happened and what can be done. */
  children?: ReactNode;
}

/** An error shown in place. Show it next to the content that is still available, not instead of it. */
export function ErrorState({ title, onRetry, retryHref, retrying, children }: ErrorStateProps): ReactElement {
  return (
    <div role="alert" className={styles.error}>
      <Glyph name="alert" className={styles.glyph} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.details}>{children}</div>}
      </div>
      <RetryButton onRetry={onRetry} retryHref={retryHref} retrying={retrying} />
    </div>
  );
}

type RetryProps = { [Key in 'onRetry' | 'retryHref' | 'retrying']: ErrorStateProps[Key] | undefined };

function RetryButton({ onRetry, retryHref, retrying = false }: RetryProps): ReactNode {
  const icon = <Glyph name="refresh" size={20} />;
  if (onRetry) {
    return (
      <Button size="small" icon={icon} loading={retrying} onClick={onRetry}>
        Try again
      </Button>
    );
  }
  if (!retryHref) return null;
  return (
    <ButtonLink size="small" icon={icon} href={retryHref}>
      Try again
    </ButtonLink>
  );
}
