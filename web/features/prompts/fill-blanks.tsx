import type { ReactElement } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import styles from './fill-blanks.module.css';
import type { PromptFill } from './prompt-fill.ts';

const PlaceholderFields = deferred(async () => (await import('./placeholder-fields.tsx')).PlaceholderFields);

export interface FillBlanksProps {
  readonly fill: PromptFill;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** The fields for a prompt's blanks, collapsed at first; nothing for a prompt without blanks. */
export function FillBlanks({ fill, onToggle }: FillBlanksProps): ReactElement | null {
  if (fill.names.length === 0) return null;
  return (
    <details className={styles.fill} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>Fill in the blanks ({fill.names.length})</summary>
      <PlaceholderFields fill={fill} />
    </details>
  );
}
