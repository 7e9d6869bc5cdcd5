import { secondsUntilNext } from '@chalkline/domain/playback/player';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useCountdown } from './countdown.ts';
import styles from './video-end.module.css';

/** What comes after a video. */
export interface AfterVideo {
  readonly title: string;
  /** The text of the button. */
  readonly label: string;
  /** Whether it is a lesson that this person may open, and that can start by itself. */
  readonly mayAutoplay: boolean;
}

/** Marks the lesson complete, which leads to the next one. */
export interface VideoCompletion {
  readonly isPending: boolean;
  /** `playsNext` starts the video of the next lesson. */
  complete(options: { readonly playsNext: boolean }): void;
}

interface VideoEndProps {
  readonly next: AfterVideo;
  /** Undefined if the lesson is completed, or can't be. */
  readonly completion: { readonly isPending: boolean; readonly onComplete: () => void } | undefined;
  /** Whether the next lesson starts by itself, unless the learner cancels it. */
  readonly startsNext: boolean;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** Shown over a video that has ended. A lesson that is not completed yet can be completed here. */
export function VideoEnd({ next, completion, startsNext, onNext, onAgain }: VideoEndProps): ReactElement {
  const main = useMainAction();
  const { secondsLeft, cancel } = useCountdown(startsNext, onNext);
  return (
    <section aria-label="The video has ended" className={styles.end}>
      <p className={styles.next}>{next.title}</p>
      {secondsLeft === undefined ? null : (
        <p>
          <span className="visually-hidden">Starts in {secondsUntilNext} seconds</span>
          <span aria-hidden>Starts in {secondsLeft}</span>
        </p>
      )}
      <div className={styles.choices}>
        {completion ? (
          <Button
            ref={main}
            variant="marker"
            size="small"
            className={styles.complete}
            loading={completion.isPending}
            icon={<Glyph name="check" size={20} />}
            onClick={completion.onComplete}
          >
            {completion.isPending ? 'Marking...' : 'Mark Complete'}
          </Button>
        ) : null}
        <Button size="small" icon={<Glyph name="refresh" size={20} />} onClick={onAgain}>
          Watch again
        </Button>
        <Button
          ref={completion ? undefined : main}
          variant={completion ? 'quiet' : 'outline'}
          size="small"
          trailing={<Glyph name="arrow-right" size={20} />}
          onClick={onNext}
        >
          {next.label}
        </Button>
        {secondsLeft === undefined ? null : (
          <Button variant="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </section>
  );
}

/** Moves the focus to the main action for people who watched in full screen or use the keyboard. */
function useMainAction(): RefObject<HTMLButtonElement | null> {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const wasWatching = document.activeElement?.closest('[data-player]');
    if (wasWatching) main.current?.focus();
  }, []);
  return main;
}
