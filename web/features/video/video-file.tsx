import type { ComponentProps, ReactElement } from 'react';
import { sampleVideo } from './sample-video.ts';
import styles from './video-player.module.css';

export interface VideoFileProps extends Omit<ComponentProps<'video'>, 'children'> {
  readonly src: string;
  readonly captionsUrl?: string | null | undefined;
  readonly title: string;
}

/** A file that plays in the page, with its captions. */
export function VideoFile({ src, captionsUrl, title, poster, ...native }: VideoFileProps): ReactElement {
  return (
    <video
      {...native}
      className={styles.fill}
      src={src}
      poster={poster ?? (src === sampleVideo.src ? sampleVideo.poster : undefined)}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    >
      {captionsUrl ? <track kind="captions" src={captionsUrl} srcLang="en" label="English" default /> : null}
    </video>
  );
}
