import { videoSource } from '@chalkline/domain/courses/video-source';
import type { MouseEvent, ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { englishCaptions } from './english-captions.ts';
import { posterOf } from './sample-video.ts';
import { VideoFile } from './video-file.tsx';
import styles from './video-player.module.css';

/* Most videos are files. */
const EmbeddedVideo = deferred(async () => (await import('./embedded-video.tsx')).EmbeddedVideo);

export interface VideoPlayerProps {
  /** A file of this site, or a link from YouTube, Vimeo, Loom or Google Drive. */
  readonly src: string;
  readonly captionsUrl?: string | null | undefined;
  readonly title: string;
  readonly poster?: string | undefined;
}

/** A video in a 16:9 box whose size never changes. */
export function VideoPlayer({ src, captionsUrl, title, poster }: VideoPlayerProps): ReactElement {
  const source = videoSource(src);
  return (
    <div className={styles.box}>
      {source.kind === 'file' ? (
        // Only the poster is loaded at first; the file is fetched when the user clicks play.
        <VideoFile
          key={src}
          src={src}
          captions={englishCaptions(captionsUrl)}
          title={title}
          poster={poster}
          preload={posterOf(src, poster) ? 'none' : 'metadata'}
          onClick={playFromPoster}
        />
      ) : null}
      {source.kind === 'embed' ? (
        <EmbeddedVideo key={src} address={source.address} link={src} title={title} poster={poster} />
      ) : null}
      {source.kind === 'link' ? <VideoLink src={src} title={title} /> : null}
    </div>
  );
}

/** Browsers ignore a click on the poster while nothing of the file is loaded. */
function playFromPoster({ currentTarget: video }: MouseEvent<HTMLVideoElement>): void {
  if (video.paused && video.readyState === HTMLMediaElement.HAVE_NOTHING) video.play().catch(() => undefined);
}

/** The host is unknown, so we show a link instead of an empty player. */
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
