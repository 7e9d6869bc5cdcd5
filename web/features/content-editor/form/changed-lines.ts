import type { DiffLine } from '@chalkline/domain/content/line-differences';

export interface ShownLine {
  readonly key: string;
  readonly kind: DiffLine['kind'] | 'gap';
  readonly text: string;
}

/** The number of unchanged lines shown around a change. */
const around = 2;

/** The changed lines with a few lines around them. Lines left out in between are counted. */
export function changedLines(lines: readonly DiffLine[]): ShownLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same');
  const shown: ShownLine[] = [];
  let skipped = 0;
  const closeGap = (key: number) => {
    if (skipped > 0) shown.push({ key: `gap ${key}`, kind: 'gap', text: gapLabel(skipped) });
    skipped = 0;
  };
  lines.forEach((line, index) => {
    if (!isNear(index)) {
      skipped += 1;
      return;
    }
    closeGap(index);
    shown.push({ key: String(index), ...line });
  });
  closeGap(lines.length);
  return shown;
}

function gapLabel(count: number): string {
  return count === 1 ? '1 line is the same' : `${count} lines are the same`;
}
