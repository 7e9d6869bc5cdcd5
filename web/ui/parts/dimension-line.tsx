import type { ReactElement } from 'react';
import styles from './dimension-line.module.css';
import { type Box, SHEET_HEIGHT, SHEET_WIDTH } from './pen.ts';

interface DimensionLineProps {
  box: Box;
  side: 'below' | 'left' | 'right';
  /** The measured length when left out. */
  label: string | undefined;
}

const OFFSET = 40;
const LETTER = 14.4;

/** A ruled measure beside a part: extension lines, a slash at each end, the figure in a gap. */
export function DimensionLine({ box, side, label }: DimensionLineProps): ReactElement {
  const text = label ?? String(side === 'below' ? box.width : box.height);
  const gap = text.length * LETTER + 20;
  const { d, x, y, turn } = side === 'below' ? ruledBelow(box) : ruledBeside(box, side);
  return (
    <g>
      <path className={styles.rule} d={d} />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <rect className={styles.gap} x={-gap / 2} y={-15} width={gap} height={30} />
        <text className={styles.figure} y="8">
          {text}
        </text>
      </g>
    </g>
  );
}

function ruledBelow({ x, y, width, height }: Box) {
  const bottom = y + height;
  const at = Math.min(bottom + OFFSET, SHEET_HEIGHT - 22);
  const ends = [x, x + width];
  const extensions = ends.map((end) => `M${end} ${bottom + 6}V${at + 8}`).join('');
  const slashes = ends.map((end) => `M${end - 7} ${at + 7}l14-14`).join('');
  return { d: `M${x} ${at}h${width}${extensions}${slashes}`, x: x + width / 2, y: at, turn: 0 };
}

function ruledBeside({ x, y, width, height }: Box, side: 'left' | 'right') {
  const outward = side === 'left' ? -1 : 1;
  const edge = side === 'left' ? x : x + width;
  const at = Math.min(Math.max(edge + outward * OFFSET, 22), SHEET_WIDTH - 22);
  const ends = [y, y + height];
  const extensions = ends.map((end) => `M${edge + outward * 6} ${end}H${at + outward * 8}`).join('');
  const slashes = ends.map((end) => `M${at - 7} ${end + 7}l14-14`).join('');
  return { d: `M${at} ${y}v${height}${extensions}${slashes}`, x: at, y: y + height / 2, turn: -90 };
}
