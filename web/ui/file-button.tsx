import type { ComponentProps, ReactElement } from 'react';
import { buttonClass } from './button.tsx';
import styles from './file-button.module.css';
import { Glyph } from './glyphs.tsx';
import { Spinner } from './spinner.tsx';

interface FileButtonProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'disabled' | 'onChange'> {
  /** What the button shows. */
  readonly label: string;
  /** What screen readers say, if the label isn't enough. */
  readonly 'aria-label'?: string;
  readonly isBusy?: boolean;
  onChoose(files: File[]): void;
}

/** A button that opens a file dialog and takes dropped files. */
export function FileButton({
  label,
  'aria-label': name = label,
  isBusy = false,
  onChoose,
  ...input
}: FileButtonProps): ReactElement {
  return (
    <span className={styles.button}>
      <input
        {...input}
        type="file"
        aria-label={name}
        disabled={isBusy}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <span aria-hidden="true" className={buttonClass({})}>
        {isBusy ? <Spinner /> : <Glyph name="upload" size={20} />}
        {label}
      </span>
    </span>
  );
}
