import type { ComponentProps, ReactElement } from 'react';
import { posterOf } from './sample-video.ts';
import styles from './video-player.module.css';

export interface VideoFileProps extends Omit<ComponentProps<'video'>, 'children'> {
  readonly src: string;
  readonly captionsUrl?: string | null | undefined;
  readonly title: string;
}

/** A video file that plays in the page, with its captions. */
export function VideoFile({ src, captionsUrl, title, poster, ...native }: VideoFileProps): ReactElement {
  return (
    <video
      preload="metadata"
      {...native}
      className={styles.fill}
      src={src}
      poster={posterOf(src, poster)}
      controls
      playsInline
      aria-label={title}
    >
      {captionsUrl ? <track kind="captions" src={captionsUrl} srcLang="en" label="English" default /> : null}
    </video>
  );
}
