/** One caption: a text that is shown from a start to an end, both in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** May contain tags of WebVTT, such as `<i>`. */
  readonly text: string;
  /** Where it's shown, in the words of WebVTT, such as `align:start`. */
  readonly settings?: string;
}

/** What is wrong with a captions file, and on which line. */
export interface CaptionProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}
