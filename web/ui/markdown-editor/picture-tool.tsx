import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { Glyph } from '../glyphs.tsx';
import { Spinner } from '../spinner.tsx';
import styles from './markdown-editor.module.css';
import type { PictureSource } from './use-pictures.ts';

interface PictureToolProps {
  readonly source: PictureSource;
  readonly stop: { tabIndex: number; onFocus(): void };
  onChoose(files: readonly File[]): void;
}

/** Lets the user choose a picture file and inserts it into the text. */
export function PictureTool({ source, stop, onChoose }: PictureToolProps): ReactElement {
  const chooser = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    onChoose(files);
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label="Picture"
        title="Picture: choose it here, drop it into the text or paste it"
        aria-disabled={source.isSending}
        {...stop}
        onClick={() => !source.isSending && chooser.current?.click()}
      >
        {source.isSending ? <Spinner /> : <Glyph name="image" size={20} />}
      </button>
      <input ref={chooser} type="file" accept={source.types} multiple hidden onChange={choose} />
      <span role="status" className="visually-hidden">
        {source.isSending ? 'Uploading the picture' : ''}
      </span>
    </>
  );
}
