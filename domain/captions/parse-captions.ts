import { editedText, withoutForeignMarks } from './caption-text.ts';
import { secondsIn } from './caption-time.ts';
import type { CaptionProblem, Cue } from './cue.ts';

/** The longest captions file, in characters. Three hours of fast speech are shorter. */
export const longestCaptions = 200_000;

/** A captions file as it was read. With problems, the captions are what can be made of it. */
interface ParsedCaptions {
  readonly cues: readonly Cue[];
  readonly problems: readonly CaptionProblem[];
}

interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

type Block = readonly Line[];

/** Reads a WebVTT file (.vtt) or a SubRip file (.srt). */
export function parseCaptions(file: string): ParsedCaptions {
  const text = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const unreadable = refuseUnreadable(text);
  if (unreadable) return { cues: [], problems: [unreadable] };
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
  const isVtt = /^WEBVTT(?=[ \t\n]|$)/.test(text);
  const blocks = blocksOf(isVtt ? lines.slice(1) : lines);
  const reader = new CueReader(isVtt);
  const content = isVtt && lines[1]?.text.trim() !== '' ? blocks.slice(isHeader(blocks[0]) ? 1 : 0) : blocks;
  for (const block of content) reader.read(block);
  return reader.result();
}

/** Lines right below WEBVTT belong to the header, unless a caption follows without an empty line. */
function isHeader(block: Block | undefined): boolean {
  return block !== undefined && !block.some(isTiming);
}

function refuseUnreadable(text: string): CaptionProblem | undefined {
  if (text.trim() === '') return { line: 1, message: 'The file is empty.' };
  if (text.length > longestCaptions) {
    return { line: 1, message: 'The file is longer than 200,000 characters. Is it really a captions file?' };
  }
  const unknown = text.search(/[\0\ufffd]/);
  if (unknown === -1) return undefined;
  const line = text.slice(0, unknown).split('\n').length;
  return { line, message: 'A character can’t be read. Save the file as UTF-8, and choose it again.' };
}

/** The parts of a file between empty lines. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const isTiming = ({ text }: Line) => text.includes('-->');
const ignored = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const example = '00:00:01.000 --> 00:00:03.500';

class CueReader {
  readonly #isVtt: boolean;
  readonly #cues: Cue[] = [];
  readonly #problems: CaptionProblem[] = [];

  constructor(isVtt: boolean) {
    this.#isVtt = isVtt;
  }

  read(block: Block): void {
    const [first] = block;
    if (!first || (this.#isVtt && ignored.test(first.text))) return;
    const at = block.findIndex(isTiming);
    const timing = at > 1 ? undefined : block[at];
    const second = block.slice(at + 1).find(isTiming);
    if (!timing) this.#refuse(first.number, missingTimes(this.#cues.length));
    else if (second) this.#refuse(second.number, 'An empty line is missing before this caption.');
    else this.#readCue(timing, block.slice(at + 1));
  }

  result(): ParsedCaptions {
    const isEmpty = this.#cues.length === 0 && this.#problems.length === 0;
    if (isEmpty) this.#refuse(1, 'There are no captions in this file.');
    return { cues: this.#cues, problems: this.#problems };
  }

  #readCue(timing: Line, lines: readonly Line[]): void {
    const [from = '', to = ''] = timing.text.split('-->').map((part) => part.trim());
    const [until = '', ...settings] = to.split(/[ \t]+/);
    const start = secondsIn(from);
    const end = secondsIn(until);
    if (start === undefined || end === undefined) {
      const wrong = start === undefined ? from : until;
      this.#refuse(timing.number, `“${wrong}” isn't a time. Write ${example}.`);
      return;
    }
    this.#checkTimes(timing.number, start, end);
    const text = this.#textOf(lines);
    if (text === '') this.#refuse(timing.number, 'This caption has no text.');
    const place = this.#isVtt ? settings.join(' ') : '';
    this.#cues.push({ start, end, text, ...(place ? { settings: place } : {}) });
  }

  #checkTimes(line: number, start: number, end: number): void {
    if (end <= start) this.#refuse(line, 'This caption ends before it starts, or at the same time.');
    const before = this.#cues.at(-1);
    if (before && start < before.start)
      this.#refuse(line, 'This caption starts before the one above it. Put them in order.');
  }

  #textOf(lines: readonly Line[]): string {
    const text = lines.map((line) => line.text.trim()).join('\n');
    return this.#isVtt ? editedText(text) : withoutForeignMarks(text).trim();
  }

  #refuse(line: number, message: string): void {
    this.#problems.push({ line, message });
  }
}

function missingTimes(captionsBefore: number): string {
  return captionsBefore === 0
    ? `This isn't a captions file: there must be times here, such as ${example}.`
    : `There are no times above this text. Write ${example} above it, or remove the empty line before it.`;
}
