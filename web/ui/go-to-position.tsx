import type { ReactElement, RefObject } from 'react';
import styles from './go-to-position.module.css';

interface GoToPositionProps {
  readonly seconds: number;
  /** The position as it is shown, such as 1:05. */
  readonly label: string;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** Plays a video from the position at which something was written. */
export function GoToPosition({ seconds, label, video }: GoToPositionProps): ReactElement {
  const goTo = () => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    video.current.play().catch(() => undefined);
  };
  return (
    <button type="button" className={styles.position} onClick={goTo}>
      <span className="visually-hidden">Go to </span>
      {label}
    </button>
  );
}
