import { currentUserPath, liveOverEvent } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import { useEffect, useRef } from 'react';
import { ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';

const firstPause = 1_000;
const longestPause = 30_000;

interface LiveLine {
  readonly path: string;
  readonly event: string;
  /** Whom it is for. */
  readonly requires: Requirement;
}

interface LiveListener {
  /** Something changed, or may have while nobody listened. */
  onChange(): void;
  /** It is not for them any more: nothing will be heard. */
  onOver(): void;
}

/** Listens to what the server says of its own accord, and comes back when the line breaks. */
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

/** Gives back how to stop. Whom it is not for any more hears so, and does not ask again. */
export function listen({ path, event, requires }: LiveLine, { onChange, onOver }: LiveListener): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let wasBroken = false;
  let isStopped = false;
  const connect = () => {
    source = new EventSource(path, { withCredentials: true });
    source.addEventListener(event, onChange);
    source.addEventListener(liveOverEvent, () => {
      source.close();
      onOver();
    });
    source.onopen = () => {
      pause = firstPause;
      if (wasBroken) onChange();
      wasBroken = false;
    };
    source.onerror = () => {
      wasBroken = true;
      // The browser tries again by itself, but not after a refusal: a server that starts anew gives one.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(reconnect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  };
  const reconnect = async () => {
    const mayGoOn = await mayListen(requires);
    if (isStopped) return;
    if (mayGoOn) connect();
    else onOver();
  };
  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    source.close();
  };
}

/** A refusal does not say why. While nobody can be asked, it is taken for one that passes. */
async function mayListen(requires: Requirement): Promise<boolean> {
  try {
    return decideAccess(requires, await readJson<CurrentUser>(currentUserPath)) === 'allow';
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}
