import { resumeSecond } from '@chalkline/domain/courses/watch-position';
import { type RefObject, useEffect } from 'react';
import { forget, recall, remember } from '../../ui/remembered.ts';

/** How many seconds pass before the position is stored again. */
const notedEverySeconds = 5;

/** Stores the position in a video and resumes there the next time, separately for each person. */
export function useSavedWatchPosition(video: RefObject<HTMLVideoElement | null>, name: string): void {
  useEffect(() => {
    const element = video.current;
    return element ? saveWatchPosition(element, `watched ${name}`) : undefined;
  }, [video, name]);
}

function saveWatchPosition(video: HTMLVideoElement, name: string): () => void {
  let noted = 0;
  const note = () => {
    noted = video.currentTime;
    if (noted > 0 && !video.ended) remember(name, noted.toFixed(1));
  };
  const noteNowAndThen = () => {
    if (Math.abs(video.currentTime - noted) >= notedEverySeconds) note();
  };
  const goOn = () => {
    const start = resumeSecond(Number(recall(name) ?? 0), video.duration);
    if (start > 0 && video.currentTime === 0) video.currentTime = start;
  };
  const end = () => forget(name);

  // The video is part of the page's HTML, so it may have loaded before the script.
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) goOn();
  const stop = new AbortController();
  const { signal } = stop;
  video.addEventListener('loadedmetadata', goOn, { signal });
  video.addEventListener('timeupdate', noteNowAndThen, { signal });
  video.addEventListener('pause', note, { signal });
  video.addEventListener('ended', end, { signal });
  window.addEventListener('pagehide', note, { signal });
  return () => {
    note();
    stop.abort();
  };
}
