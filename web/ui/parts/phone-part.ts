import {
  type DrawPart,
  ellipse,
  line,
  type Mark,
  mitred,
  pick,
  type Random,
  rect,
  stepped,
  writing,
} from './pen.ts';

/** A phone from the front and from the side, joined by projection lines. */
export const drawPhone: DrawPart = (random) => {
  const box = { x: stepped(random, 176, 240, 32), y: 24, width: 144, height: 288 };
  const side = box.x + box.width + 112;
  const bottom = box.y + box.height;
  const screen = pick(random, [picture, list]);
  return {
    box,
    measure: 'left',
    marks: [
      { d: line(box.x, box.y, side + 60, box.y) + line(box.x, bottom, side + 60, bottom), stroke: 'hidden' },
      { d: mitred(box.x, box.y, box.width, box.height, 26), fill: 'sheet' },
      { d: mitred(box.x + 12, box.y + 16, 120, box.height - 52, 18), fill: 'sheet', stroke: 'detail' },
      ...screen(box.x + 12, box.y + 16, random),
      { d: line(box.x + 58, bottom - 18, box.x + 86, bottom - 18) },
      { d: rect(side, box.y, 22, box.height), fill: 'sheet' },
      { d: line(side + 7, box.y, side + 7, bottom), stroke: 'detail' },
      { d: rect(side + 22, box.y + 64, 5, 32) + rect(side + 22, box.y + 108, 5, 32), fill: 'ink' },
    ],
  };
};

function picture(x: number, y: number, random: Random): readonly Mark[] {
  const height = stepped(random, 64, 96, 16);
  return [
    { d: rect(x, y + 24, 120, height), fill: 'wash', stroke: 'detail' },
    { d: writing(x + 12, y + height + 44, [80, stepped(random, 40, 72, 16), 64], 16), stroke: 'detail' },
    { d: mitred(x + 12, y + 192, 96, 32, 10), fill: 'marker' },
  ];
}

function list(x: number, y: number, random: Random): readonly Mark[] {
  const rows = [0, 1, 2, 3].map((row) => y + 32 + row * 48);
  const chosen = rows[stepped(random, 1, 3, 1)] ?? y;
  return [
    { d: rect(x, chosen, 120, 48), fill: 'wash', stroke: 'detail' },
    { d: rows.map((row) => line(x, row + 48, x + 120, row + 48)).join(''), stroke: 'detail' },
    { d: rows.map((row) => writing(x + 48, row + 18, [56, 36], 14)).join(''), stroke: 'detail' },
    {
      d: rows
        .filter((row) => row !== chosen)
        .map((row) => ellipse(x + 24, row + 24, 12))
        .join(''),
      stroke: 'detail',
    },
    { d: ellipse(x + 24, chosen + 24, 14), fill: 'marker' },
  ];
}
