import { snapshotExtensions } from '@chalkline/domain/snapshots/snapshot-file';
import { type ChangeEvent, type ReactElement, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useDroppedFiles } from './dropped-files.ts';
import styles from './upload-area.module.css';
import type { SnapshotUpload } from './upload-snapshot.ts';

const accepted = snapshotExtensions.map((extension) => `.${extension}`).join(',');

export interface UploadAreaProps {
  readonly upload: SnapshotUpload;
  /** `area` fills an empty section, `tile` is shown next to pictures. */
  readonly shape: 'area' | 'tile';
}

/**
 * The area where an image is dropped or chosen. During an upload it shows the progress and accepts no other
 * image.
 */
export function UploadArea({ upload, shape }: UploadAreaProps): ReactElement {
  const { isOver, dropHandlers } = useDroppedFiles(upload.choose);
  const hintId = useId();
  const look = classNames(
    styles.zone,
    styles[shape],
    isOver && !upload.isUploading && styles.over,
    upload.isUploading && styles.busy,
  );
  return (
    <div className={styles.place}>
      <label className={look} {...dropHandlers}>
        <input
          type="file"
          className={styles.input}
          accept={accepted}
          aria-describedby={hintId}
          disabled={upload.isUploading}
          onChange={(event) => upload.choose(takeFiles(event))}
        />
        {upload.isUploading ? <OnItsWay sent={upload.sent} /> : <Invitation shape={shape} hintId={hintId} />}
      </label>
      <p role="alert" className={styles.refusal}>
        {upload.refusal ? (
          <>
            <Glyph name="alert" size={20} /> {upload.refusal}
          </>
        ) : null}
      </p>
    </div>
  );
}

function Invitation({ shape, hintId }: { shape: 'area' | 'tile'; hintId: string }): ReactElement {
  return (
    <>
      <Glyph name="upload" size={shape === 'area' ? 32 : 24} className={styles.glyph} />
      <span className={styles.title}>
        {shape === 'area' ? 'Upload your first snapshot' : 'Upload a snapshot'}
      </span>
      <span id={hintId} className={styles.hint}>
        {shape === 'area'
          ? "Drop or paste a picture of what you've built, or choose a file. PNG, JPG, GIF or WebP, up to 10 MB."
          : 'Drop, paste or choose'}
      </span>
    </>
  );
}

/** The bar shows the upload; processing on the server takes a moment longer. */
function OnItsWay({ sent }: { sent: number }): ReactElement {
  const isSent = sent === 1;
  const percent = Math.round(sent * 100);
  return (
    <>
      <span role="status" className={styles.title}>
        {isSent ? 'Preparing your image...' : 'Uploading...'}
      </span>
      <Progress value={isSent ? null : percent} label="Upload" seed="upload" className={styles.progress} />
      <span aria-hidden="true" className={styles.hint}>
        {isSent ? 'Almost there' : `${percent}%`}
      </span>
    </>
  );
}

/** Reset, so that the same file can be chosen again. */
function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}
