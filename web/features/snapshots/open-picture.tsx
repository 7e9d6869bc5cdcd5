import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useState } from 'react';
import styles from './open-picture.module.css';
import { PictureOnDemand, preparePicture } from './picture-on-demand.tsx';

export interface OpenPictureProps {
  readonly snapshot: Snapshot;
  readonly label: string;
}

/** A small picture that opens large. */
export function OpenPicture({ snapshot, label }: OpenPictureProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onPointerEnter={preparePicture}
        onFocus={preparePicture}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={snapshot.thumbnailUrl}
          alt={label}
          width={400}
          height={225}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      </button>
      <PictureOnDemand isOpen={isOpen} snapshot={snapshot} label={label} onClose={() => setIsOpen(false)} />
    </>
  );
}
