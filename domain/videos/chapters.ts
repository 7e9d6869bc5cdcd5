import { secondsIn } from '../captions/caption-time.ts';
import { clockTime } from '../courses/watch-position.ts';

/** A part of a video that begins at a second. */
export interface Chapter {
  readonly seconds: number;
  readonly title: string;
}

export const mostChapters = 50;
export const longestChapterTitle = 120;

/** What is wrong with a list of chapters, and with which of them; undefined if nothing is. */
export function chaptersProblem(
  chapters: readonly Chapter[],
): { readonly index: number; readonly message: string } | undefined {
  const [first] = chapters;
  if (first && first.seconds !== 0)
    return { index: 0, message: 'must begin at 0:00, because it is the first chapter' };
  const index = chapters.findIndex(
    ({ seconds }, at) => at > 0 && seconds <= (chapters[at - 1]?.seconds ?? 0),
  );
  return index === -1 ? undefined : { index, message: 'must start later than the chapter above it' };
}

/** The chapters as lines to edit, such as "1:05 Ask for the look". */
export function chapterLines(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ seconds, title }) => (seconds < 0 ? title : `${clockTime(seconds)} ${title}`))
    .join('\n');
}

interface ReadChapters {
  readonly chapters: readonly Chapter[];
  readonly problem?: string;
}

/**
 * Reads lines such as "1:05 Ask for the look". A line without a time becomes a chapter before the start, which can't be
 * saved, so that nothing that was typed gets lost.
 */
export function chaptersInLines(text: string): ReadChapters {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, text: line.trim() }));
  const read = lines.filter((line) => line.text !== '');
  const chapters = read.map((line) => chapterInLine(line.text));
  const broken = chapters.findIndex(({ seconds }) => seconds < 0);
  const problem = broken === -1 ? chaptersProblem(chapters) : { index: broken, message: missingTime };
  if (!problem) return { chapters };
  return { chapters, problem: `Line ${read[problem.index]?.number ?? 1} ${problem.message}.` };
}

const missingTime = 'must begin with a time, such as “1:05 Ask for the look”';

function chapterInLine(text: string): Chapter {
  const [, time = '', title = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const seconds = secondsIn(time);
  return seconds === undefined ? { seconds: -1, title: text } : { seconds: Math.floor(seconds), title };
}
