import type { Cue } from './cue.ts';

/** How long a new caption is shown unless somebody says otherwise. */
const usualSeconds = 3;

/** The captions in the order in which they start. */
export function inOrder(cues: readonly Cue[]): Cue[] {
  return cues.toSorted((left, right) => left.start - right.start);
}

/** The caption that is shown at a time: the last one that has started and not ended. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  return cues.findLastIndex(({ start, end }) => start <= seconds && seconds < end);
}

/** Adds an empty caption at a time. It ends before the next one starts. */
export function withNewCue(cues: readonly Cue[], seconds: number): { cues: Cue[]; added: number } {
  const start = rounded(seconds);
  const next = cues.find((cue) => cue.start > start);
  const end = rounded(Math.min(start + usualSeconds, next?.start ?? Number.POSITIVE_INFINITY));
  const added = { start, end, text: '' };
  const all = inOrder([...cues, added]);
  return { cues: all, added: all.indexOf(added) };
}

/** Splits a caption at a place in its text. Its time is divided like its text. */
export function withSplitCue(cues: readonly Cue[], index: number, place: number): Cue[] {
  const cue = cues[index];
  if (!cue) return [...cues];
  const [first, second] = [cue.text.slice(0, place).trim(), cue.text.slice(place).trim()];
  if (first === '' || second === '') return [...cues];
  const share = first.length / (first.length + second.length);
  const middle = rounded(cue.start + (cue.end - cue.start) * share);
  return cues.toSpliced(
    index,
    1,
    { ...cue, end: middle, text: first },
    { ...cue, start: middle, text: second },
  );
}

/** Where a text is best divided: at the space that is nearest to its middle. */
export function middleOf(text: string): number {
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const middle = text.length / 2;
  return spaces.toSorted((left, right) => Math.abs(left - middle) - Math.abs(right - middle))[0] ?? 0;
}

/** What is wrong with a caption; undefined if nothing is. */
export function cueProblem(cue: Cue): string | undefined {
  if (cue.end <= cue.start) return 'The end must be after the start.';
  return cue.text.trim() === '' ? 'Type what is said, or delete this caption.' : undefined;
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
