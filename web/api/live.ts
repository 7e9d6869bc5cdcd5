import { liveOverEvent } from '@chalkline/contract/addresses';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import { useEffect, useRef } from 'react';
import { ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';
import { currentUserResource } from './resources.ts';

const firstPause = 1_000;
const longestPause = 30_000;

interface LiveLine {
  readonly path: string;
  readonly event: string;
  /** The viewer that the stream is for. */
  readonly requires: Requirement;
}

interface LiveListener {
  /** Called when something changed, or may have changed while disconnected. */
  onChange(): void;
  /** Called when access has ended: no further events will come. */
  onOver(): void;
}

/** Listens to server-sent events, and reconnects when the connection breaks. */
export function useLive({ path, event, requires, ...listener }: LiveLine & LiveListener): void {
  const latest = useRef<LiveListener>(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const onChange = () => latest.current.onChange();
    const onOver = () => latest.current.onOver();
    return listen({ path, event, requires }, { onChange, onOver });
  }, [path, event, requires]);
}

/** Returns a function that stops it. When access has ended, it calls back and does not reconnect. */
export function listen({ path, event, requires }: LiveLine, { onChange, onOver }: LiveListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let wasBroken = false;
  let isStopped = false;
  let isAway = false;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    source?.close();
    onOver();
  };
  const connect = () => {
    // A page that was left and came back while access was checked gets here twice.
    source?.close();
    const opened = new EventSource(path, { withCredentials: true });
    source = opened;
    opened.addEventListener(event, onChange);
    opened.addEventListener(liveOverEvent, end);
    opened.onopen = () => {
      pause = firstPause;
      if (wasBroken) onChange();
      wasBroken = false;
    };
    opened.onerror = () => {
      wasBroken = true;
      // The browser reconnects by itself, but not after an error response, such as while the server restarts.
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(reconnect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  };
  const reconnect = async () => {
    const isStillAllowed = await mayListen(requires);
    if (isStopped || isAway || isOver) return;
    if (isStillAllowed) connect();
    else end();
  };
  const disconnect = () => {
    clearTimeout(timer);
    source?.close();
  };
  // An open connection would keep the page out of the browser's back/forward cache.
  const onLeave = () => {
    isAway = true;
    disconnect();
  };
  const onReturn = () => {
    if (!isAway) return;
    isAway = false;
    wasBroken = true;
    void reconnect();
  };
  connect();
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  return () => {
    isStopped = true;
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
    disconnect();
  };
}

/** A refused connection gives no reason. If we can't ask the server, we assume that it is temporary. */
async function mayListen(requires: Requirement): Promise<boolean> {
  try {
    return decideAccess(requires, await readJson(currentUserResource)) === 'allow';
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}
