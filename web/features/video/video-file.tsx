import type { ComponentProps, ReactElement } from 'react';
import styles from './video-player.module.css';

export interface VideoFileProps extends Omit<ComponentProps<'video'>, 'children'> {
  readonly src: string;
  readonly captionsUrl?: string | null | undefined;
  readonly title: string;
}

/** Files whose first picture is kept beside them. */
const posters: Readonly<Record<string, string>> = {
  '/media/sample-lesson.mp4': '/media/sample-lesson.poster.webp',
};

/** A file that plays in the page, with its captions. */
export function VideoFile({ src, captionsUrl, title, poster, ...native }: VideoFileProps): ReactElement {
  return (
    <video
      {...native}
      className={styles.fill}
      src={src}
      poster={poster ?? posters[src]}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    >
      {captionsUrl ? <track kind="captions" src={captionsUrl} srcLang="en" label="English" default /> : null}
    </video>
  );
}
