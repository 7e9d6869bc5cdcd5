import { type DrawPart, ellipse, type Mark, pick, type Random, rect } from './pen.ts';

const STARS: readonly [string, string, string] = [
  'M320 104l15 45 45 15-45 15-15 45-15-45-45-15 45-15z',
  'M320 108l14 42 42-14-28 28 28 28-42-14-14 42-14-42-42 14 28-28-28-28 42 14z',
  'M320 108l48 28v56l-48 28-48-28v-56z',
];

/** A chip with its traces, and the spark in it. */
export const drawSpark: DrawPart = (random) => {
  const pins = pick(random, [5, 6, 7]);
  return {
    box: { x: 204, y: 48, width: 232, height: 232 },
    measure: 'below',
    marks: [
      ...traces(random),
      { d: legs(pins), fill: 'sheet' },
      { d: rect(224, 68, 192, 192), fill: 'sheet' },
      { d: rect(248, 92, 144, 144), fill: 'wash' },
      { d: pick(random, STARS), fill: 'marker' },
      { d: ellipse(238, 82, 4), fill: 'ink', stroke: 'bare' },
    ],
  };
};

function legs(pins: number): string {
  const pitch = 168 / pins;
  return Array.from({ length: pins }, (_, pin) => {
    const at = 68 + 12 + pitch * (pin + 0.5) - 5;
    const across = at + 156;
    return (
      rect(204, at, 20, 10) + rect(416, at, 20, 10) + rect(across, 48, 10, 20) + rect(across, 260, 10, 20)
    );
  }).join('');
}

/** How far the three traces of one side climb; they never cross. */
const CLIMBS: readonly [Climb, ...Climb[]] = [
  [-32, 0, 32],
  [-32, -32, 0],
  [0, 32, 32],
  [-48, -16, 32],
];

type Climb = readonly [number, number, number];

function traces(random: Random): readonly Mark[] {
  const left = pick(random, CLIMBS).map((climb, at) => ({ y: 116 + at * 48, climb, from: 204, way: -1 }));
  const right = pick(random, CLIMBS).map((climb, at) => ({ y: 116 + at * 48, climb, from: 436, way: 1 }));
  const all = [...left, ...right];
  return [
    {
      d: all
        .map(({ y, climb, from, way }) => `M${from} ${y}h${way * 36}l${way * 36} ${climb}h${way * 60}`)
        .join(''),
      stroke: 'detail',
    },
    {
      d: all.map(({ y, climb, from, way }) => ellipse(from + way * 138, y + climb, 6)).join(''),
      fill: 'sheet',
    },
  ];
}
