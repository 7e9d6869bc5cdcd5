import type { DiffLine } from '@chalkline/domain/content/line-differences';

export interface ShownLine {
  readonly key: string;
  readonly kind: DiffLine['kind'] | 'gap';
  readonly text: string;
}

/** So many unchanged lines are shown around what changed. */
const around = 2;

/** The lines that changed with a few around them; what is left out between them is counted. */
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
