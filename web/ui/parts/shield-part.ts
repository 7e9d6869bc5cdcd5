import { type DrawPart, ellipse, line, type Mark, pick, rect } from './pen.ts';

const SHIELD = 'M320 32l104 34v84c0 68-42 112-104 142c-62-30-104-74-104-142v-84z';
const LEFT_HALF = 'M320 32v260c-62-30-104-74-104-142v-84z';

/** A shield before a wall; a tick, a keyhole or a bolt in the middle. */
export const drawShield: DrawPart = (random) => {
  const measure = pick(random, ['left', 'right'] as const);
  return {
    box: { x: 216, y: 32, width: 208, height: 260 },
    measure,
    marks: [
      { d: wall(measure === 'left' ? 320 : 80), stroke: 'detail' },
      { d: SHIELD, fill: 'sheet' },
      { d: LEFT_HALF, fill: 'wash' },
      { d: 'M320 52l86 28v70c0 56-34 93-86 120c-52-27-86-64-86-120v-70z', stroke: 'hidden' },
      ...pick(random, [tick, keyhole, bolt]),
    ],
  };
};

/** Six courses of bricks, 240 wide, on the side of the shield where nothing is measured. */
function wall(left: number): string {
  const courses = [48, 88, 128, 168, 208, 248, 288];
  const beds = courses.map((y) => line(left, y, left + 240, y)).join('');
  const joints = courses.slice(0, -1).flatMap((y, course) => {
    const first = left + (course % 2 ? 20 : 60);
    return [0, 80, 160].map((along) => line(first + along, y, first + along, y + 40));
  });
  return beds + joints.join('');
}

const tick: readonly Mark[] = [{ d: 'M262 152l22-22 26 26 54-58 24 22-78 84z', fill: 'marker' }];

const keyhole: readonly Mark[] = [
  { d: ellipse(320, 152, 56), fill: 'marker' },
  { d: 'M320 122a17 17 0 0 1 9 31l9 33h-36l9-33a17 17 0 0 1 9-31z', fill: 'onMarker', stroke: 'bare' },
];

const bolt: readonly Mark[] = [
  { d: rect(272, 138, 96, 76), fill: 'marker' },
  { d: 'M288 138v-18a32 32 0 0 1 64 0v18' },
  { d: line(320, 164, 320, 190), stroke: 'scored' },
];
