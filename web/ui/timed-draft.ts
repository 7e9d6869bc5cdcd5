import { type RefObject, useState } from 'react';
import { forget, useRemembered } from './remembered.ts';

interface TimedDraft {
  readonly text: string;
  /** The second of the video at which the text was begun; null before the video was started. */
  readonly position: number | null;
  type(typed: string): void;
  dropPosition(): void;
  /** Forgets the text once it is sent. */
  clear(): void;
}

/** A text about a video that this browser keeps while it is written. */
export function useTimedDraft(name: string, video: RefObject<HTMLVideoElement | null>): TimedDraft {
  const [kept, keep] = useRemembered(name);
  const [position, setPosition] = useState<number | null>(null);
  const text = kept ?? '';
  return {
    text,
    position: text === '' ? null : position,
    type: (typed) => {
      if (text === '') setPosition(positionIn(video.current));
      keep(typed);
    },
    dropPosition: () => setPosition(null),
    clear: () => {
      forget(name);
      setPosition(null);
    },
  };
}

function positionIn(video: HTMLVideoElement | null): number | null {
  const second = Math.floor(video?.currentTime ?? 0);
  return second > 0 ? second : null;
}
