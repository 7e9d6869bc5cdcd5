import { type ChangeEvent, type ReactElement, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { pictureTypes, useSendPicture } from '../pictures/send-picture.ts';
import { type BoundControl, textOf } from './field-control.ts';
import styles from './picture-control.module.css';

/** Chooses a picture by a file dialog or by dropping it, and shows it once it is uploaded. */
export function PictureControl({ control, name, label, value, onChange }: BoundControl): ReactElement {
  const address = textOf(value);
  const invitation = address ? 'Choose another' : 'Choose a picture';
  const chooser = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPicture();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const picture = await send(takeFiles(event));
    if (picture) onChange(picture.address);
  };
  const remove = () => {
    onChange('');
    // Moves the focus, because the clicked button disappears.
    chooser.current?.focus();
  };
  return (
    <div className={styles.frame}>
      {address ? <img src={address} alt="" className={styles.picture} /> : null}
      <div className={styles.buttons}>
        <span className={styles.choose}>
          <input
            {...control}
            ref={chooser}
            name={name}
            type="file"
            aria-label={`${label}: ${invitation}`}
            accept={pictureTypes}
            disabled={isSending}
            className={styles.input}
            onChange={choose}
          />
          <span aria-hidden="true" className={buttonClass({})}>
            {isSending ? <Spinner /> : <Glyph name="upload" size={20} />}
            {invitation}
          </span>
        </span>
        {address ? (
          <Button variant="quiet" onClick={remove}>
            Remove<span className="visually-hidden"> the picture</span>
          </Button>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {isSending ? 'Uploading the picture' : ''}
      </p>
    </div>
  );
}

/** Reset, so that the same file can be chosen again. */
function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}
