import { skipSeconds } from '@chalkline/domain/playback/player';
import type { PlayerActions } from './player-actions.ts';

/** Two taps within this time are a double tap. */
const doubleTapMilliseconds = 300;

/**
 * A click plays or pauses, a double click fills the screen. By touch, a double tap on the left or the right skips, and
 * every further tap skips again. Returns a function that stops listening.
 */
export function listenForTaps(
  video: HTMLVideoElement,
  actions: () => PlayerActions,
  onSkip: (seconds: number) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isTouch = false;
  let waiting: { readonly side: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let isSkipping = false;

  const end = () => {
    if (waiting && !isSkipping) actions().togglePlay();
    waiting = undefined;
    isSkipping = false;
  };
  const tap = (side: number) => {
    const isRepeated = waiting?.side === side;
    clearTimeout(waiting?.timer);
    if (isRepeated) {
      isSkipping = true;
      actions().skip(side * skipSeconds);
      onSkip(side * skipSeconds);
    }
    waiting = { side, timer: setTimeout(end, doubleTapMilliseconds) };
  };
  const click = (event: MouseEvent) => {
    const side = isTouch ? sideOf(video, event.clientX) : 0;
    if (side === 0) actions().togglePlay();
    else tap(side);
  };
  video.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), { signal });
  video.addEventListener('click', click, { signal });
  video.addEventListener('dblclick', () => !isTouch && actions().toggleFullScreen(), { signal });
  return () => {
    clearTimeout(waiting?.timer);
    listening.abort();
  };
}

/** The left third, the middle or the right third: -1, 0 or 1. */
function sideOf(video: HTMLVideoElement, x: number): number {
  const { left, width } = video.getBoundingClientRect();
  const part = (x - left) / width;
  if (part < 1 / 3) return -1;
  return part > 2 / 3 ? 1 : 0;
}
