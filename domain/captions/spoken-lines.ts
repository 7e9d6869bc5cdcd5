import { spokenText } from './caption-text.ts';
import { parseCaptions } from './parse-captions.ts';

/** What is said from a position on. */
export interface SpokenLine {
  readonly seconds: number;
  readonly text: string;
}

/** The spoken words of a captions file with their positions. */
export function spokenLines(file: string): SpokenLine[] {
  return parseCaptions(file).cues.map(({ start, text }) => ({ seconds: start, text: spokenText(text) }));
}
