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

/** A window with a page in it, the pointer on its button. */
export const drawBrowser: DrawPart = (random) => {
  const width = stepped(random, 352, 416, 32);
  const box = { x: (640 - width) / 2, y: 40, width, height: 224 };
  const page = pick(random, [heroPage, sidebarPage, cardsPage]);
  return {
    box,
    measure: 'below',
    marks: [
      { d: mitred(box.x, box.y, width, box.height, 28), fill: 'sheet' },
      { d: line(box.x, box.y + 40, box.x + width, box.y + 40) },
      { d: [16, 34, 52].map((x) => ellipse(box.x + x + 4, box.y + 20, 5)).join(''), stroke: 'detail' },
      { d: rect(box.x + 88, box.y + 11, width - 160, 18), stroke: 'detail' },
      ...page(box.x + 24, box.y + 64, width - 48, random),
    ],
  };
};

type DrawPage = (x: number, y: number, width: number, random: Random) => readonly Mark[];

const heroPage: DrawPage = (x, y, width, random) => {
  const half = width / 2;
  return [
    { d: writing(x, y + 10, [half - 40, half - 72], 22) },
    { d: writing(x, y + 58, [half - 32, half - stepped(random, 44, 92, 16)], 16), stroke: 'detail' },
    { d: mitred(x, y + 96, 96, 36, 12), fill: 'marker' },
    { d: rect(x + half, y, half, 136), fill: 'wash' },
    { d: line(x + half, y, x + width, y + 136) + line(x + half, y + 136, x + width, y), stroke: 'detail' },
    pointer(x + 78, y + 116),
  ];
};

const sidebarPage: DrawPage = (x, y, width, random) => {
  const rows = [72, stepped(random, 40, 64, 8), 60, stepped(random, 32, 56, 8)];
  const column = (width - 120 - 16) / 2;
  return [
    { d: rect(x - 24, y - 24, 112, 184), fill: 'wash' },
    { d: writing(x - 8, y + 4, rows, 24), stroke: 'detail' },
    { d: [0, 1].map((at) => rect(x + 120 + at * (column + 16), y, column, 56)).join('') },
    { d: rect(x + 120, y + 72, width - 120, 64), stroke: 'detail' },
    { d: mitred(x + width - 96, y + 86, 80, 34, 12), fill: 'marker' },
    { d: writing(x + 136, y + 96, [72, 48], 16), stroke: 'detail' },
    pointer(x + width - 36, y + 106),
  ];
};

const cardsPage: DrawPage = (x, y, width, random) => {
  const column = (width - 32) / 3;
  const chosen = stepped(random, 0, 2, 1);
  const left = (at: number) => x + at * (column + 16);
  return [
    { d: writing(x, y + 6, [width * 0.55], 18) },
    ...[0, 1, 2].map((at): Mark => ({ d: mitred(left(at), y + 32, column, 104, 14), fill: 'sheet' })),
    ...[0, 1, 2].map(
      (at): Mark => ({ d: rect(left(at), y + 52, column, 36), fill: 'wash', stroke: 'detail' }),
    ),
    { d: rect(left(chosen) + 12, y + 102, column - 24, 22), fill: 'marker' },
    pointer(left(chosen) + column - 28, y + 112),
  ];
};

function pointer(x: number, y: number): Mark {
  return { d: `M${x} ${y}l26 26h-14l-12 11z`, fill: 'sheet' };
}
