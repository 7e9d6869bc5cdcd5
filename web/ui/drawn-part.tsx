import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './part-drawing.module.css';
import type { PartDrawingProps } from './part-drawing.tsx';
import { DimensionLine } from './parts/dimension-line.tsx';
import { partSubjects } from './parts/part-subjects.ts';
import { type Box, type Mark, pick, SHEET_HEIGHT, SHEET_WIDTH } from './parts/pen.ts';
import { drawings } from './parts/subjects.ts';
import { RenderedOnce } from './rendered-once.tsx';
import { seededRandom } from './seeded-random.ts';

/** A technical drawing of one object, made from a seed: a cover that needs no image file. */
export function DrawnPart({ seed, subject, label, title, className }: PartDrawingProps): ReactElement {
  const ground = pickGround(seededRandom(seed));
  return (
    <RenderedOnce
      as="svg"
      className={classNames(styles.drawing, styles[ground], className)}
      viewBox={`0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Drawing seed={seed} subject={subject} label={label} />
    </RenderedOnce>
  );
}

function pickGround(random: () => number) {
  return pick(random, ['film', 'sunk', 'washed'] as const);
}

function Drawing({
  seed,
  subject,
  label,
}: Pick<PartDrawingProps, 'seed' | 'subject' | 'label'>): ReactElement {
  const random = seededRandom(seed);
  // The seed decides the ground first, and then everything that is drawn on it.
  pickGround(random);
  const chosen = pick(random, partSubjects);
  const { marks, box, measure } = drawings[subject ?? chosen](random);
  return (
    <>
      <path className={styles.grid} d={GRID} />
      <path className={styles.construction} d={constructionLines(box)} />
      {marks.map((mark) => (
        <path key={mark.d + mark.turn} {...markProps(mark)} />
      ))}
      <DimensionLine box={box} side={measure} label={label} />
    </>
  );
}

function markProps({ d, fill = 'none', stroke = 'outline', turn }: Mark) {
  return {
    d,
    className: classNames(styles[fill], styles[stroke]),
    transform: turn === undefined ? undefined : `rotate(${turn} ${SHEET_WIDTH / 2} ${SHEET_HEIGHT / 2})`,
  };
}

const GRID = [
  ...Array.from({ length: SHEET_WIDTH / 32 - 1 }, (_, column) => `M${(column + 1) * 32} 0V${SHEET_HEIGHT}`),
  ...Array.from({ length: SHEET_HEIGHT / 32 - 1 }, (_, row) => `M0 ${(row + 1) * 32}H${SHEET_WIDTH}`),
].join('');

/** Construction lines, which extend past the corners. */
function constructionLines({ x, y, width, height }: Box): string {
  const across = [y, y + height].map((at) => `M${x - 40} ${at}H${x + width + 40}`);
  const down = [x, x + width].map(
    (at) => `M${at} ${Math.max(y - 40, 0)}V${Math.min(y + height + 40, SHEET_HEIGHT)}`,
  );
  return [...across, ...down].join('');
}
