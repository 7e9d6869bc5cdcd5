import type { LessonFilm } from './lesson-film.ts';
import { wrapped } from './letters.ts';

const LINE = 42;

function clock(seconds: number) {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `00:${two(milliseconds / 60_000)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}

/** Two lines of similar length are easier to read than a full and a short one. */
function inLines(words: string) {
  if (words.length <= LINE) return words;
  const widthOfHalf = words.length / 2 + 5;
  return wrapped(words, widthOfHalf * 0.632, 1, 'mono').join('\n');
}

/** The captions of a film as a WebVTT file. */
export function captionsFile({ captions }: LessonFilm) {
  const cues = captions.map(
    ({ from, to, words }, index) => `${index + 1}\n${clock(from)} --> ${clock(to)}\n${inLines(words)}\n`,
  );
  return ['WEBVTT\n', 'NOTE The film has no sound. The captions carry its words.\n', ...cues].join('\n');
}
