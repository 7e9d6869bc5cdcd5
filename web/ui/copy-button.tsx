import type { ReactElement } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './copy-button.module.css';
import { Glyph } from './glyphs.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'trailing' | 'loading'> {
  isCopied: boolean;
  /** What is copied, for screen readers. */
  subject?: string;
}

/** Works with `useCopy`: shows for a short time that the text was copied. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { isCopied, subject, className, children = 'Copy', ...native } = props;
  return (
    <Button
      {...native}
      className={classNames(styles.copy, className)}
      icon={<Glyph name={isCopied ? 'check' : 'copy'} size={20} />}
    >
      {isCopied ? 'Copied!' : children}
      {subject && <span className="visually-hidden">: {subject}</span>}
    </Button>
  );
}
