import { type DrawPart, ellipse, line, type Mark, pick, type Random, rect, stepped } from './pen.ts';

const X = 224;
const WIDTH = 192;
const PITCH = 48;

/** A rack with one drawer pulled out. */
export const drawServer: DrawPart = (random) => {
  const box = { x: X - 16, y: 24, width: WIDTH + 32, height: 280 };
  const pulled = stepped(random, 1, 3, 1);
  const units = [0, 1, 2, 3, 4].flatMap((at) => unit(at, at === pulled, random));
  return {
    box,
    measure: 'left',
    marks: [
      { d: rect(box.x, box.y, box.width, box.height), fill: 'sheet' },
      {
        d: line(X - 4, box.y, X - 4, 304) + line(X + WIDTH + 4, box.y, X + WIDTH + 4, 304),
        stroke: 'detail',
      },
      ...units,
      { d: rect(box.x + 12, 304, 32, 12) + rect(box.x + box.width - 44, 304, 32, 12), fill: 'ink' },
      cable(pulled),
    ],
  };
};

function unit(at: number, pulled: boolean, random: Random): readonly Mark[] {
  const x = pulled ? X + 56 : X;
  const y = 42 + at * PITCH;
  const lamps = pick(random, [2, 3]);
  const slots = Array.from({ length: 6 }, (_, slot) =>
    line(x + 104 + slot * 12, y + 12, x + 104 + slot * 12, y + 28),
  );
  const row = Array.from({ length: lamps }, (_, lamp) => ellipse(x + 22 + lamp * 20, y + 20, 5));
  return [
    { d: rect(x, y, WIDTH, 40), fill: pulled ? 'wash' : 'sheet' },
    pulled
      ? { d: rect(x + 14, y + 10, 56, 20), fill: 'marker' }
      : { d: row.join(''), fill: 'ink', stroke: 'bare' },
    { d: slots.join(''), stroke: 'detail' },
  ];
}

function cable(pulled: number): Mark {
  const y = 62 + pulled * PITCH;
  return { d: `M${X + 56 + WIDTH} ${y}h40c40 0 40 ${288 - y} 80 ${288 - y}h104` };
}
