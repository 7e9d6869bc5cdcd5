import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './fill-in-button.module.css';
import { fillInLabel } from './fill-in-label.ts';

export interface FillInButtonProps {
  readonly title: string;
  readonly blanks: number;
  readonly onClick: () => void;
}

/** Opens a prompt of a lesson with fields for its blanks; nothing for a prompt without blanks. */
export function FillInButton({ title, blanks, onClick }: FillInButtonProps): ReactElement | null {
  if (blanks === 0) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.open}
      icon={<Glyph name="edit" size={20} />}
      onClick={onClick}
    >
      {fillInLabel(blanks)}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
