/** A line of a diff. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this many comparisons the middle is shown as all removed and all added. */
const mostComparisons = 4_000_000;

/** The line diff of two texts, with as few removed and added lines as possible. */
export function lineDifferences(before: string, after: string): DiffLine[] {
  if (before === after) return linesOf(before).map(same);
  const [one, other] = [linesOf(before), linesOf(after)];
  const head = sharedStart(one, other);
  const tail = sharedStart(one.slice(head).reverse(), other.slice(head).reverse());
  return [
    ...one.slice(0, head).map(same),
    ...middle(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    ...one.slice(one.length - tail).map(same),
  ];
}

const same = (text: string): DiffLine => ({ kind: 'same', text });
const removed = (text: string): DiffLine => ({ kind: 'removed', text });
const added = (text: string): DiffLine => ({ kind: 'added', text });

/** An empty text has no lines. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((line, index) => line !== other[index]);
  return end === -1 ? one.length : end;
}

function middle(one: readonly string[], other: readonly string[]): DiffLine[] {
  if (one.length * other.length > mostComparisons) return [...one.map(removed), ...other.map(added)];
  return walk(one, other, commonLengths(one, other));
}

/** The lengths of the longest common subsequences of all suffixes, at `row * width + column`. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (index: number) => lengths[index] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const place = row * width + column;
      lengths[place] =
        one[row] === other[column] ? at(place + width + 1) + 1 : Math.max(at(place + width), at(place + 1));
    }
  }
  return lengths;
}

function walk(one: readonly string[], other: readonly string[], lengths: Uint32Array): DiffLine[] {
  const width = other.length + 1;
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < one.length || column < other.length) {
    const [before, after] = [one[row], other[column]];
    if (before !== undefined && before === after) {
      lines.push(same(before));
      row += 1;
      column += 1;
    } else if (before !== undefined && (after === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(before));
      row += 1;
    } else if (after !== undefined) {
      lines.push(added(after));
      column += 1;
    }
  }
  return lines;
}
