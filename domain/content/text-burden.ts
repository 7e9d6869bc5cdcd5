import { groupDigits } from '../writing/group-digits.ts';
import { longestContentText } from './content-limits.ts';

/** Every line is checked for what it could begin; a book has fewer lines. */
export const mostTextLines = 10_000;

/** Each mark is compared with others around it. A text with a link in every sentence has fewer. */
export const mostTextMarks = 20_000;

/**
 * Text in brackets is parsed once for each pair around it: this many characters in total are acceptable. The
 * longest text can be inside five pairs.
 */
export const mostInBrackets = 5 * longestContentText;

const mark = /[[\]!*_~`<&|\\]/g;

const heavyTextLength = 10_000;
const heavyTextMarks = 500;

/** Whether rendering a text could block the event loop, because it is long or full of markup. */
export function isHeavyText(text: string): boolean {
  return text.length > heavyTextLength || count(text, mark) > heavyTextMarks;
}

/**
 * Why a text is too expensive to render; undefined when it is fine. Checked before rendering starts,
 * because everybody else would wait.
 */
export function textBurden(text: string): string | undefined {
  if (text.length > longestContentText) return `must be at most ${number(longestContentText)} characters`;
  if (count(text, /\n/g) >= mostTextLines) return `must be at most ${number(mostTextLines)} lines`;
  if (count(text, mark) > mostTextMarks) {
    return `can have at most ${number(mostTextMarks)} formatting characters, such as * [ and |`;
  }
  if (inBrackets(text) > mostInBrackets) return 'has too many brackets inside brackets';
  return undefined;
}

/** No markup continues after an empty line. */
function inBrackets(text: string): number {
  return text.split(/\n[ \t\r]*\n/).reduce((sum, part) => sum + inBracketsOf(part), 0);
}

function inBracketsOf(part: string): number {
  const open: number[] = [];
  let sum = 0;
  for (const { 0: bracket, index } of part.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else sum += index - (open.pop() ?? index);
  }
  return sum;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function number(value: number): string {
  return groupDigits(value);
}
