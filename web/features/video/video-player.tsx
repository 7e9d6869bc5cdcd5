import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { EmbeddedVideo } from './embedded-video.tsx';
import styles from './video-player.module.css';
import { videoSource } from './video-source.ts';

export interface VideoPlayerProps {
  /** A file of this site, or a link from YouTube, Vimeo, Loom or Google Drive. */
  readonly src: string;
  readonly captionsUrl?: string | null | undefined;
  readonly title: string;
  readonly poster?: string | undefined;
}

/** Files whose first picture is kept beside them. */
const posters: Readonly<Record<string, string>> = {
  '/media/sample-lesson.mp4': '/media/sample-lesson.poster.webp',
};

/** A video in a box of 16 to 9, whose size never changes. */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { src, title } = props;
  const poster = props.poster ?? posters[src];
  const source = videoSource(src);
  return (
    <div className={styles.box}>
      {source.kind === 'file' ? <VideoFile {...props} key={src} poster={poster} /> : null}
      {source.kind === 'embed' ? (
        <EmbeddedVideo key={src} address={source.address} link={src} title={title} poster={poster} />
      ) : null}
      {source.kind === 'link' ? <VideoLink src={src} title={title} /> : null}
    </div>
  );
}

function VideoFile({ src, captionsUrl, title, poster }: VideoPlayerProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions come with the video, where it has them
    <video
      className={styles.fill}
      src={src}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    >
      {captionsUrl ? <track kind="captions" src={captionsUrl} srcLang="en" label="English" default /> : null}
    </video>
  );
}

/** No player is known for this address: the way to it is better than an empty box. */
function VideoLink({ src, title }: { src: string; title: string }): ReactElement {
  return (
    <div className={styles.link}>
      <ButtonLink
        href={src}
        target="_blank"
        rel="noreferrer"
        trailing={<Glyph name="external" size={20} label="opens in a new tab" />}
      >
        Watch {title}
      </ButtonLink>
    </div>
  );
}
