import type { MouseEvent } from 'react';

/** In milliseconds. Browsers count the clicks of a mouse, but not all of them count taps. */
const doubleTapTime = 500;

let lastTap = Number.NEGATIVE_INFINITY;

/** Whether a click is the second one of a double-click or a double tap, perhaps on another button in the same place. */
export function isSecondPress({ detail, nativeEvent, timeStamp }: MouseEvent): boolean {
  const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  if (!isTap) return detail > 1;
  const isSoon = timeStamp - lastTap < doubleTapTime;
  lastTap = timeStamp;
  return isSoon;
}
