import { type ReactElement, useRef, useState } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './video-player.module.css';

interface EmbeddedVideoProps {
  readonly address: string;
  /** The address of the video at its host, for readers without scripts. */
  readonly link: string;
  readonly title: string;
  readonly poster: string | undefined;
}

/** Nothing is requested from the video's host before the user clicks play. */
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
      // The player gets the focus, because the button that had it is gone.
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
