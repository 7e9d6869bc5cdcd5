import { type ReactElement, useRef, useState } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './video-player.module.css';

interface EmbeddedVideoProps {
  readonly address: string;
  /** Where the video is at home, for readers without scripts. */
  readonly link: string;
  readonly title: string;
  readonly poster: string | undefined;
}

/** Nothing is asked of the video's host, and nothing told to it, before somebody presses play. */
export function EmbeddedVideo({ address, link, title, poster }: EmbeddedVideoProps): ReactElement {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return <Player address={address} title={title} />;
  return (
    <>
      <button type="button" className={styles.poster} onClick={() => setIsPlaying(true)}>
        {poster ? <img src={poster} alt="" /> : <span className={styles.paper} />}
        <span className={styles.play}>
          <Glyph name="play" size={32} />
        </span>
        <span className="visually-hidden">Play video: {title}</span>
      </button>
      <noscript>
        <a className={styles.noScript} href={link}>
          Watch the video: {title}
        </a>
      </noscript>
    </>
  );
}

function Player({ address, title }: { address: string; title: string }): ReactElement {
  const hasFocus = useRef(false);
  return (
    <iframe
      // The button that had the focus is gone: the player that took its place has it now.
      ref={(frame) => {
        if (!hasFocus.current) frame?.focus();
        hasFocus.current = true;
      }}
      className={styles.fill}
      src={address}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
