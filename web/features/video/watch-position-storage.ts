import { resumeSecond } from '@chalkline/domain/courses/watch-position';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { lessonPlaybackResource } from '../../api/lesson-resources.ts';
import { knownData } from '../../api/resource.ts';
import { loadCodePatiently } from '../../ui/load-code.ts';
import { forget, recall, remember } from '../../ui/remembered.ts';
import type { KnownPlayback } from './shared-position.ts';
import { markUnsent } from './unsent-mark.ts';

/** The person and the lesson of a position that is the same on all devices. */
export interface SharedPlayback {
  readonly personId: string;
  readonly lessonId: number;
}

/** How many seconds pass before the position is stored again. */
const notedEverySeconds = 5;

/**
 * Stores the position in a video and resumes there the next time, separately for each person: for visitors in this
 * browser, for everybody else on all their devices.
 */
export function useSavedWatchPosition(
  video: RefObject<HTMLVideoElement | null>,
  placeName: string,
  shared: SharedPlayback | undefined,
): void {
  const name = `watched ${placeName}`;
  const { personId, lessonId } = shared ?? {};
  const isShared = shared !== undefined;
  const client = useQueryClient();
  useEffect(() => {
    const element = video.current;
    return element ? saveWatchPosition(element, name, isShared) : undefined;
  }, [video, name, isShared]);
  useEffect(() => {
    const element = video.current;
    if (!element || personId === undefined || lessonId === undefined) return;
    const leaving = new AbortController();
    void loadCodePatiently(() => import('./shared-playback.ts')).then(({ sharePosition }) => {
      if (leaving.signal.aborted) return;
      const known = takePlayback(client, lessonId);
      void sharePosition({ element, lessonId, personId, name, known }, leaving.signal);
    });
    return () => leaving.abort();
  }, [video, name, personId, lessonId, client]);
}

/** What the page contains is used once: a lesson that is opened again later reads the newest position. */
function takePlayback(client: QueryClient, lessonId: number): KnownPlayback | undefined {
  const resource = lessonPlaybackResource(lessonId);
  const playback = knownData(client, resource);
  const receivedAt = client.getQueryState(resource.key)?.dataUpdatedAt ?? 0;
  client.removeQueries({ queryKey: resource.key });
  return playback && { playback, receivedAt };
}

function saveWatchPosition(video: HTMLVideoElement, name: string, isShared: boolean): () => void {
  let noted = 0;
  const store = (second: string) => {
    // A video that was only opened has not changed, and must not replace what another device has stored.
    if (isShared && recall(name) !== second) markUnsent(name, second);
    remember(name, second);
  };
  const note = () => {
    noted = video.currentTime;
    if (noted > 0 && !video.ended) store(noted.toFixed(1));
  };
  const noteNowAndThen = () => {
    if (Math.abs(video.currentTime - noted) >= notedEverySeconds) note();
  };
  const resume = () => {
    const start = resumeSecond(Number(recall(name) ?? 0), video.duration);
    if (start > 0 && video.currentTime === 0) video.currentTime = start;
  };
  const end = () => {
    forget(name);
    if (isShared) markUnsent(name, '0');
  };
  const noteIfHidden = () => {
    if (document.hidden) note();
  };

  // The video is part of the page's HTML, so it may have loaded before the script.
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
  const stop = new AbortController();
  const { signal } = stop;
  video.addEventListener('loadedmetadata', resume, { signal });
  video.addEventListener('timeupdate', noteNowAndThen, { signal });
  video.addEventListener('pause', note, { signal });
  video.addEventListener('ended', end, { signal });
  // Phones may end a hidden page without any other event.
  document.addEventListener('visibilitychange', noteIfHidden, { signal });
  window.addEventListener('pagehide', note, { signal });
  return () => {
    note();
    stop.abort();
  };
}
