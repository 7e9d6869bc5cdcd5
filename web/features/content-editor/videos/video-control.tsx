import { durationAfterUpload } from '@chalkline/domain/videos/upload-progress';
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type ItemControl, textOf } from '../forms/field-control.ts';
import { ConversionNote, useConversionProgress } from './conversion-note.tsx';
import { type PlayableVideo, usePlayableVideo } from './playable-video.ts';
import { ThumbnailButton } from './thumbnail-button.tsx';
import { UploadPanel } from './upload-panel.tsx';
import styles from './video-control.module.css';
import { type UploadState, uploadOf } from './video-upload.ts';

/** The server knows nothing of uploads that begin in a browser. */
const noUpload: UploadState = { kind: 'none' };

/** The video of a lesson: an address, or a video that is uploaded here. */
export function VideoControl({ control, name, item, value, onChange }: ItemControl): ReactElement {
  const address = textOf(value);
  const upload = uploadOf(item.itemId);
  const state = useSyncExternalStore(upload.subscribe, upload.state, () => noUpload);
  const video = state.kind === 'done' ? state.video : undefined;
  const playable = usePlayableVideo(address);
  useEffect(() => void upload.askHowMuchArrived(), [upload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each finished upload is filled in once
  useEffect(() => {
    if (!video) return;
    onChange(video.address);
    const typed = textOf(item.values.duration ?? null);
    const duration = durationAfterUpload(typed, playable.uploaded?.durationSeconds, video.durationSeconds);
    item.change('duration', duration);
    upload.close();
    toast({
      title: 'The video is uploaded.',
      description:
        duration === typed
          ? 'The video is filled in. Save the lesson to show it.'
          : 'The video and its duration are filled in. Save the lesson to show it.',
      variant: 'success',
    });
  }, [video]);
  return (
    <div className={styles.frame}>
      <Input
        {...control}
        name={name}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
      <UploadPanel state={state} upload={upload} hasVideo={address !== ''} />
      <VideoPreview
        address={address}
        playable={playable}
        onThumbnail={(picture) => item.change('posterUrl', picture)}
      />
    </div>
  );
}

interface VideoPreviewProps {
  readonly address: string;
  readonly playable: PlayableVideo;
  onThumbnail(address: string): void;
}

function VideoPreview({ address, playable, onThumbnail }: VideoPreviewProps): ReactElement | null {
  const video = useRef<HTMLVideoElement>(null);
  const { src, isMissing, renew, uploaded, refresh } = playable;
  useConversionProgress(uploaded ? [uploaded.conversion] : [], refresh);
  if (isMissing) {
    return (
      <p role="alert" className={styles.missing}>
        This video was deleted. Upload it again, or choose another video.
      </p>
    );
  }
  if (!src) return null;
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are edited further down, next to the video */}
      <video
        ref={video}
        key={address}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label="Preview of the video"
        className={styles.video}
        onError={renew}
      />
      {uploaded ? <ConversionNote video={uploaded} refresh={refresh} /> : null}
      <ThumbnailButton video={video} onPicture={onThumbnail} />
    </div>
  );
}
