import { type DrawPart, type Mark, pick } from './pen.ts';

interface Pile {
  /** Half the width of a crate. */
  size: number;
  /** Where the middles of the lids are. */
  lids: readonly (readonly [number, number])[];
}

const PILES: readonly [Pile, ...Pile[]] = [
  { size: 112, lids: [[320, 96]] },
  {
    size: 88,
    lids: [
      [232, 132],
      [408, 132],
    ],
  },
  {
    size: 68,
    lids: [
      [252, 176],
      [388, 176],
      [320, 74],
    ],
  },
];

/** Crates, drawn in isometry, one of them labelled. */
export const drawBox: DrawPart = (random) => {
  const { size, lids } = pick(random, PILES);
  const labelled = Math.floor(random() * lids.length);
  const left = Math.min(...lids.map(([x]) => x)) - size;
  const top = Math.min(...lids.map(([, y]) => y)) - size / 2;
  const bottom = Math.max(...lids.map(([, y]) => y)) + size * 1.5;
  return {
    box: { x: left, y: top, width: 640 - 2 * left, height: bottom - top },
    measure: 'below',
    marks: lids.flatMap(([x, y], at) => crate(x, y, size, at === labelled)),
  };
};

function crate(x: number, y: number, size: number, labelled: boolean): readonly Mark[] {
  const rise = size / 2;
  const face = `M${x - size * 0.8} ${y + size * 0.44}`;
  const edge = `l${size * 0.5} ${size * 0.25}`;
  return [
    { d: `M${x} ${y - rise}l${size} ${rise}l${-size} ${rise}l${-size} ${-rise}z`, fill: 'wash' },
    { d: `M${x - size} ${y}v${size}l${size} ${rise}v${-size}z`, fill: 'sheet' },
    { d: `M${x + size} ${y}v${size}l${-size} ${rise}v${-size}z`, fill: 'sheet' },
    { d: tape(x, y, size, 0.4) + tape(x, y, size, 0.6), stroke: 'detail' },
    labelled
      ? { d: `${face}v${size * 0.36}${edge}v${-size * 0.36}z`, fill: 'marker' }
      : { d: `${face}${edge}`, stroke: 'detail' },
  ];
}

/** One edge of the tape: across the lid, then down the right face. */
function tape(x: number, y: number, size: number, along: number): string {
  const rise = size / 2;
  return `M${x - size + along * size} ${y - along * rise}l${size} ${rise}v${size * 0.3}`;
}
