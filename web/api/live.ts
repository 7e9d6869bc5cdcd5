import { liveOverEvent } from '@chalkline/contract/addresses';
import { useEffect, useRef } from 'react';

const firstPause = 1_000;
const longestPause = 30_000;

interface LiveOptions {
  readonly path: string;
  readonly event: string;
  /** Something changed, or may have while nobody listened. */
  onChange(): void;
}

/** Listens to what the server says of its own accord, and comes back when the line breaks. */
export function useLive({ path, event, onChange }: LiveOptions): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => listen(path, event, () => latest.current()), [path, event]);
}

/** Gives back how to stop. Whom it is not for any more hears so, and does not ask again. */
export function listen(path: string, event: string, onChange: () => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let wasBroken = false;
  const connect = () => {
    source = new EventSource(path, { withCredentials: true });
    source.addEventListener(event, onChange);
    source.addEventListener(liveOverEvent, () => source.close());
    source.onopen = () => {
      pause = firstPause;
      if (wasBroken) onChange();
      wasBroken = false;
    };
    source.onerror = () => {
      wasBroken = true;
      // The browser tries again by itself, but not after a refusal: a server that starts anew gives one.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
