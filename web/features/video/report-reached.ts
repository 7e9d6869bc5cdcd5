import { addressOf, reachedSegmentsPath } from '@chalkline/contract/addresses';
import { segmentAt } from '@chalkline/domain/playback/drop-off';
import { type RefObject, useEffect } from 'react';
import { newFormToken, writeWhileLeaving } from '../../api/write.ts';
import { recall, remember } from '../../ui/remembered.ts';

/**
 * Reports how far a video was watched when it is left, without saying by whom. This browser remembers what it has
 * reported, so somebody who continues or watches again is counted once.
 */
export function useReachedReport(
  video: RefObject<HTMLVideoElement | null>,
  lessonId: number | undefined,
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || lessonId === undefined) return;
    const leaving = new AbortController();
    reportReached(element, lessonId, leaving.signal);
    return () => leaving.abort();
  }, [video, lessonId]);
}

function reportReached(video: HTMLVideoElement, lessonId: number, signal: AbortSignal): void {
  const name = `reached ${lessonId}`;
  let furthest = -1;
  const note = () => {
    if (!video.paused) furthest = Math.max(furthest, segmentAt(video.currentTime, video.duration) ?? -1);
  };
  const report = () => {
    const from = Number(recall(name) ?? -1) + 1;
    if (furthest < from) return;
    // Remembered first, so that two tabs or a lost reply do not count anybody twice.
    remember(name, String(furthest));
    const address = addressOf(reachedSegmentsPath, { lessonId });
    writeWhileLeaving('POST', address, { from, to: furthest }).catch(() => undefined);
  };
  const reportIfHidden = () => {
    if (document.hidden) report();
  };
  // A page that is being left has no time to ask for a form token.
  video.addEventListener('play', () => void newFormToken(), { signal, once: true });
  video.addEventListener('timeupdate', note, { signal });
  video.addEventListener('ended', report, { signal });
  document.addEventListener('visibilitychange', reportIfHidden, { signal });
  window.addEventListener('pagehide', report, { signal });
  signal.addEventListener('abort', report, { once: true });
}
