import type { MouseEvent } from 'react';

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Browsers count the clicks of a mouse, but not all of them count taps. */
const doubleTapMilliseconds = 500;
const doubleTapPixels = 24;

let lastTap: Tap | undefined;

/** Whether a click is the second one of a double-click or a double tap, perhaps on another button in the same place. */
export function isSecondPress({ detail, nativeEvent, timeStamp, clientX, clientY }: MouseEvent): boolean {
  const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  if (!isTap) return detail > 1;
  const tap = { at: timeStamp, x: clientX, y: clientY };
  const isSecond = lastTap !== undefined && isDoubleTap(lastTap, tap);
  lastTap = tap;
  return isSecond;
}

function isDoubleTap(first: Tap, second: Tap): boolean {
  return (
    second.at - first.at < doubleTapMilliseconds &&
    Math.hypot(second.x - first.x, second.y - first.y) < doubleTapPixels
  );
}
