import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useState } from 'react';
import { LazyPicture, preparePicture } from './lazy-picture.tsx';
import styles from './open-picture.module.css';

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
      <LazyPicture isOpen={isOpen} snapshot={snapshot} label={label} onClose={() => setIsOpen(false)} />
    </>
  );
}
