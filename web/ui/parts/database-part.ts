import { type DrawPart, ellipse, line, type Mark, pick, rect, stepped, writing } from './pen.ts';

/** A drum of discs, and the table that is kept in it. */
export const drawDatabase: DrawPart = (random) => {
  const discs = pick(random, [3, 4]);
  const box = { x: 96, y: 40, width: 176, height: 240 };
  const [rx, ry] = [box.width / 2, 26];
  const middle = box.x + rx;
  const height = (box.height - 2 * ry) / discs;
  const top = (disc: number) => box.y + ry + disc * height;
  const band = (disc: number) =>
    `M${box.x} ${top(disc)}v${height}a${rx} ${ry} 0 0 0 ${box.width} 0v${-height}a${rx} ${ry} 0 0 1 ${-box.width} 0z`;
  const washed = stepped(random, 0, discs - 1, 1);
  const bands = Array.from({ length: discs }, (_, disc): Mark => {
    return { d: band(disc), fill: disc === washed ? 'wash' : 'sheet' };
  });
  const nails = Array.from({ length: discs }, (_, disc) =>
    ellipse(box.x + 28, top(disc) + height / 2 + 17, 5),
  );
  return {
    box,
    measure: 'below',
    marks: [
      ...bands,
      { d: ellipse(middle, box.y + ry, rx, ry), fill: 'sheet' },
      { d: ellipse(middle, box.y + ry, rx * 0.6, ry * 0.55), stroke: 'detail' },
      { d: nails.join(''), fill: 'ink', stroke: 'bare' },
      {
        d:
          line(box.x + box.width, top(washed) + 8, 352, 72) +
          line(box.x + box.width, top(washed) + height, 352, 232),
        stroke: 'hidden',
      },
      ...table(352, 72, random() < 0.5),
    ],
  };
};

function table(x: number, y: number, late: boolean): readonly Mark[] {
  const rows = [0, 1, 2, 3].map((row) => y + 32 + row * 32);
  const cell = late ? [x + 128, y + 96] : [x + 64, y + 64];
  return [
    { d: rect(x, y, 192, 160), fill: 'sheet' },
    { d: rect(x, y, 192, 32), fill: 'wash' },
    { d: rect(cell[0] ?? x, cell[1] ?? y, 64, 32), fill: 'marker' },
    { d: rows.map((row) => line(x, row, x + 192, row)).join(''), stroke: 'detail' },
    { d: line(x + 64, y, x + 64, y + 160) + line(x + 128, y, x + 128, y + 160), stroke: 'detail' },
    { d: rows.map((row) => writing(x + 14, row + 16, [36])).join(''), stroke: 'detail' },
  ];
}
