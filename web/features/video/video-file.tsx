import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { fromThisSite } from '@chalkline/domain/videos/same-site-address';
import type { ComponentProps, ReactElement } from 'react';
import { posterOf } from './sample-video.ts';
import styles from './video-player.module.css';

export interface VideoFileProps extends Omit<ComponentProps<'video'>, 'children'> {
  readonly src: string;
  readonly captions: readonly CaptionSource[];
  readonly title: string;
  /** Whether a script plays it from elsewhere, so that a new address of the file must not interrupt it. */
  readonly isAdaptive?: boolean | undefined;
}

/** A video file that plays in the page, with its captions. */
export function VideoFile({
  src,
  captions,
  title,
  poster,
  isAdaptive,
  ...native
}: VideoFileProps): ReactElement {
  // Without it, browsers load no captions of another server.
  const isCrossOrigin = captions.some(({ url }) => url.startsWith('https://'));
  // A bucket needs no rules for such requests, so its videos come through this site then.
  const address = isCrossOrigin && src.startsWith('/videos/') ? fromThisSite(src) : src;
  return (
    <video
      preload="metadata"
      {...native}
      className={styles.fill}
      src={isAdaptive ? undefined : address}
      crossOrigin={isCrossOrigin ? 'anonymous' : undefined}
      poster={posterOf(src, poster)}
      controls
      playsInline
      aria-label={title}
    >
      {isAdaptive ? <source src={address} /> : null}
      {captions.map(({ language, label, url }, index) => (
        <track
          key={language}
          kind="captions"
          src={url}
          srcLang={language}
          label={label}
          default={index === 0}
        />
      ))}
    </video>
  );
}
