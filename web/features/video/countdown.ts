import { secondsUntilNext } from '@chalkline/domain/playback/player';
import { useEffect, useRef, useState } from 'react';

interface Countdown {
  /** Undefined when nothing is counted down, or it was cancelled. */
  readonly secondsLeft: number | undefined;
  cancel(): void;
}

/** Counts down to the next lesson. The Escape key cancels it, like its button. */
export function useCountdown(isOn: boolean, onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(isOn ? secondsUntilNext : undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) {
      latest.current();
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    const cancelByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setSecondsLeft(undefined);
    };
    document.addEventListener('keydown', cancelByKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', cancelByKey);
    };
  }, [secondsLeft]);
  return { secondsLeft, cancel: () => setSecondsLeft(undefined) };
}
