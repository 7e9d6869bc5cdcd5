import { percentSent, sizeLabel, timeLeftLabel } from '@chalkline/domain/videos/upload-progress';
import { videoFileTypes } from '@chalkline/domain/videos/video-file';
import { type DragEvent, type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Progress } from '../../../ui/progress.tsx';
import styles from './upload-panel.module.css';
import type { UploadState, VideoUpload } from './video-upload.ts';

interface UploadPanelProps {
  readonly state: UploadState;
  readonly upload: VideoUpload;
  readonly hasVideo: boolean;
}

/** Where a video is chosen or dropped, and how far its upload is. */
export function UploadPanel({ state, upload, hasVideo }: UploadPanelProps): ReactElement {
  switch (state.kind) {
    case 'sending':
    case 'paused':
    case 'checking':
      return <RunningUpload state={state} upload={upload} />;
    case 'interrupted':
      return (
        <div className={styles.panel}>
          <p role="status">
            The upload of <strong>{state.fileName}</strong> stopped at {percentSent(state)}% (
            {sizeLabel(state.sent)} of {sizeLabel(state.total)}). Choose the same file again to continue.
          </p>
          <div role="alert">{state.reason ? <Problem text={state.reason} /> : null}</div>
          <FileChooser label="Choose the same file" upload={upload} />
          <Button variant="quiet" onClick={() => void upload.cancel()}>
            Discard this upload
          </Button>
        </div>
      );
    case 'removed':
      return (
        <div className={styles.panel}>
          <p role="status">
            The unfinished upload of <strong>{state.fileName}</strong> was removed from the server. Choose the
            file again to start from the beginning.
          </p>
          <FileChooser label="Choose the file again" upload={upload} />
        </div>
      );
    case 'refused':
      return (
        <div className={styles.panel}>
          <div role="alert">
            <Problem text={state.message} />
          </div>
          <FileChooser label="Choose another file" upload={upload} />
        </div>
      );
    default:
      return <FileChooser label={hasVideo ? 'Upload another video' : 'Upload a video'} upload={upload} />;
  }
}

function Problem({ text }: { text: string }): ReactElement {
  return (
    <p className={styles.problem}>
      <Glyph name="alert" size={20} />
      <span>{text}</span>
    </p>
  );
}

function FileChooser({ label, upload }: { label: string; upload: VideoUpload }): ReactElement {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload.choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the file input inside
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={videoFileTypes}
        aria-label={label}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) void upload.choose(file);
        }}
      />
      <span aria-hidden="true" className={styles.invitation}>
        <Glyph name="upload" size={20} />
        {label}
      </span>
      <span className={styles.note}>Or drop it here. MP4, MOV or WebM, up to 5 GB.</span>
    </div>
  );
}

interface RunningUploadProps {
  readonly state: Extract<UploadState, { kind: 'sending' | 'paused' | 'checking' }>;
  readonly upload: VideoUpload;
}

function RunningUpload({ state, upload }: RunningUploadProps): ReactElement {
  const percent = percentSent(state);
  const reason = state.kind === 'paused' ? state.reason : undefined;
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <strong className={styles.file}>{state.fileName}</strong>
        <span className={styles.amount}>
          {percent}% of {sizeLabel(state.total)}
        </span>
      </p>
      <Progress
        value={state.kind === 'checking' ? null : percent}
        label={`Upload of ${state.fileName}`}
        seed={state.fileName}
      />
      <p className={styles.note}>{situation(state)}</p>
      <div role="alert">{reason ? <Problem text={reason} /> : null}</div>
      {state.kind === 'checking' ? null : (
        <div className={styles.buttons}>
          {state.kind === 'paused' ? (
            <Button icon={<Glyph name="play" size={20} />} onClick={() => void upload.resume()}>
              Resume
            </Button>
          ) : (
            <Button onClick={() => void upload.pause()}>Pause</Button>
          )}
          <Button variant="quiet" onClick={() => void upload.cancel()}>
            Cancel the upload
          </Button>
        </div>
      )}
    </div>
  );
}

function situation(state: RunningUploadProps['state']): string {
  if (state.kind === 'checking') return 'Upload complete. Checking that browsers can play it.';
  if (state.kind === 'paused') {
    return 'Paused. Your progress is kept for a day, unless somebody removes it under Uploaded videos.';
  }
  if (state.isWaiting) return 'The connection was lost. Trying again.';
  return `${timeLeftLabel(state.secondsLeft)}. You can go on editing.`;
}
