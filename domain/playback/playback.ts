export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** No video is longer than a day. */
export const longestPositionSeconds = 86_400;

/** A change that was made without a connection is accepted for this long. */
export const oldestChangeSeconds = 90 * 86_400;

/**
 * When something was changed on a device, by our clock: the device says how long ago, because its own clock
 * may be wrong.
 */
export function timeOfChange(now: Date, secondsAgo: number): Date {
  return new Date(now.getTime() - secondsAgo * 1000);
}
