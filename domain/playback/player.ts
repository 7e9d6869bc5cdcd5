import { playbackSpeeds } from './playback.ts';

/** How far a double tap, J and L move in a video. */
export const skipSeconds = 10;

/** How far the arrow keys move in a video. */
export const arrowSeconds = 5;

/** How many seconds people have to cancel before the next lesson starts by itself. */
export const secondsUntilNext = 8;

/** A position that exists in the video. */
export function positionWithin(seconds: number, duration: number): number {
  const end = Number.isFinite(duration) ? duration : 0;
  return Math.min(Math.max(0, seconds), end);
}

/** The next faster or slower speed; the same one at the end of the list. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const speeds: readonly number[] = playbackSpeeds;
  return speeds[speeds.indexOf(speed) + step] ?? speed;
}

/** A volume that exists: from 0 to 1, without the noise of adding tenths. */
export function volumeWithin(volume: number): number {
  return Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
}
