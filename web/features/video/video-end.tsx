import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './video-end.module.css';

/** What comes after a video. */
export interface AfterVideo {
  readonly title: string;
  /** The text of the button. */
  readonly label: string;
}

interface VideoEndProps {
  readonly next: AfterVideo;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** Shown over a video that has ended. */
export function VideoEnd({ next, onNext, onAgain }: VideoEndProps): ReactElement {
  const goOn = useRef<HTMLButtonElement>(null);
  // Moves the focus here for people who watched in full screen or use the keyboard.
  useEffect(() => {
    const wasWatching = document.activeElement instanceof HTMLVideoElement;
    if (wasWatching) goOn.current?.focus();
  }, []);
  return (
    <section aria-label="The video has ended" className={styles.end}>
      <p className={styles.next}>{next.title}</p>
      <div className={styles.choices}>
        <Button icon={<Glyph name="refresh" size={20} />} onClick={onAgain}>
          Watch again
        </Button>
        <Button ref={goOn} trailing={<Glyph name="arrow-right" size={20} />} onClick={onNext}>
          {next.label}
        </Button>
      </div>
    </section>
  );
}
