import { type ReactElement, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { useShouldLoad } from '../../../ui/use-should-load.ts';
import { type BoundControl, textOf } from '../forms/field-control.ts';
import { pictureTypes, useSendPicture } from '../pictures/send-picture.ts';
import styles from './picture-control.module.css';

/** Chooses a picture by a file dialog or by dropping it, and shows it once it is uploaded. */
export function PictureControl({ control, name, label, value, onChange }: BoundControl): ReactElement {
  const address = textOf(value);
  const invitation = address ? 'Choose another' : 'Choose a picture';
  const chooser = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPicture();
  const { shouldLoad, watch } = useShouldLoad();
  const choose = async (files: File[]) => {
    const picture = await send(files);
    if (picture) onChange(picture.address);
  };
  const remove = () => {
    onChange('');
    // Moves the focus, because the clicked button disappears.
    chooser.current?.focus();
  };
  return (
    <div ref={watch} className={styles.frame}>
      {address ? <img src={shouldLoad ? address : undefined} alt="" className={styles.picture} /> : null}
      <div className={styles.buttons}>
        <FileButton
          {...control}
          ref={chooser}
          name={name}
          label={invitation}
          aria-label={`${label}: ${invitation}`}
          accept={pictureTypes}
          isBusy={isSending}
          onChoose={(files) => void choose(files)}
        />
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
