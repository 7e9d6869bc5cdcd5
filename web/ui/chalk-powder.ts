import { seededRandom } from './seeded-random.ts';

/** One dashed stroke of powder next to a chalk line. */
export interface PowderStroke {
  key: string;
  /** Distance from the line at its start and at its end, in pixels; negative means the other side. */
  from: number;
  to: number;
  width: number;
  opacity: number;
  dashes: string;
  shift: number;
}

const SIDES = [-3.4, 3.2, 4.8] as const;

/** Far more than the lines of a page; it only limits memory. */
const mostKnown = 500;
const known = new Map<string, readonly PowderStroke[]>();

/**
 * The three faint strokes that a snapped line leaves next to it. The same seed gives the same powder, so it is
 * computed once.
 */
export function chalkPowder(seed: string): readonly PowderStroke[] {
  const powder = known.get(seed) ?? scatter(seed);
  if (known.size >= mostKnown) known.clear();
  known.set(seed, powder);
  return powder;
}

function scatter(seed: string): readonly PowderStroke[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => round(low + random() * (high - low));
  return SIDES.map((side) => ({
    key: String(side),
    from: round(side + between(-0.5, 0.5)),
    to: round(side + between(-0.8, 0.8)),
    width: between(0.9, 1.7),
    opacity: between(0.24, 0.48),
    dashes: dashes(between),
    shift: between(0, 60),
  }));
}

/** Mostly specks, here and there a smear; long enough not to look like a pattern. */
function dashes(between: (low: number, high: number) => number): string {
  const pairs = Array.from(
    { length: 9 },
    (_, at) => `${at % 4 ? between(0.1, 1.4) : between(2, 6)} ${between(3, 15)}`,
  );
  return pairs.join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
