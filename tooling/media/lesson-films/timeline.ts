/** When each caption of a scene is said, and how long the scene takes. */
export interface SceneTimes {
  seconds: number;
  captions: readonly { from: number; to: number; words: string }[];
}

const LEAD = 0.5;
const TAIL = 0.42;
const PAUSE = 0.17;

/** Slow enough for people who read English as a second language. */
const readingTime = (words: string) => Math.max(2, words.length / 17 + 0.6);

/** Everything begins on a frame of the film: twelve in a second. */
const onFrame = (seconds: number) => Math.round(seconds * 12) / 12;

export function sceneTimes(says: readonly string[]): SceneTimes {
  const captions: { from: number; to: number; words: string }[] = [];
  let at = LEAD;
  for (const words of says) {
    const to = onFrame(at + readingTime(words));
    captions.push({ from: onFrame(at), to, words });
    at = to + PAUSE;
  }
  return { seconds: onFrame(at - PAUSE + TAIL), captions };
}

/** When the caption with this number begins, counted from one. */
export function beatTime({ captions, seconds }: SceneTimes, beat: number) {
  return captions[beat - 1]?.from ?? seconds;
}
