import type { ReactElement } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './copy-button.module.css';
import { Glyph } from './glyphs.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'trailing' | 'loading'> {
  isCopied: boolean;
  /** What is copied, for those who hear the button without seeing what stands around it. */
  subject?: string;
}

/** Goes with `useCopy`: says for a while that the text is on the clipboard. */
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
