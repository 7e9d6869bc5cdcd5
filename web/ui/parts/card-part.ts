import { type DrawPart, ellipse, line, type Mark, mitred, rect, stepped, writing } from './pen.ts';

/** Two bank cards, the upper one with its chip. */
export const drawCard: DrawPart = (random) => {
  const box = { x: 160, y: 56, width: 320, height: 196 };
  const lean = stepped(random, 6, 12, 2) * (random() < 0.5 ? -1 : 1);
  return {
    box,
    measure: 'below',
    marks: [
      { d: mitred(box.x, box.y, box.width, box.height, 28), fill: 'wash', turn: lean },
      { d: rect(box.x, box.y + 32, box.width, 36), fill: 'none', stroke: 'detail', turn: lean },
      ...front(box.x, box.y, box.width, stepped(random, 96, 144, 16)),
    ],
  };
};

function front(x: number, y: number, width: number, name: number): readonly Mark[] {
  const [chipX, chipY] = [x + 28, y + 48];
  const digits = [0, 1, 2, 3].map((group) => writing(x + 28 + group * 68, y + 132, [52])).join('');
  return [
    { d: mitred(x, y, width, 196, 28), fill: 'sheet' },
    { d: mitred(chipX, chipY, 64, 48, 12), fill: 'marker' },
    {
      d: line(chipX, chipY + 24, chipX + 64, chipY + 24) + rect(chipX + 20, chipY + 12, 24, 24),
      stroke: 'scored',
    },
    {
      d: `M${x + 112} ${y + 56}a22 22 0 0 1 0 32M${x + 122} ${y + 48}a34 34 0 0 1 0 48M${x + 132} ${y + 40}a46 46 0 0 1 0 64`,
    },
    { d: digits },
    { d: writing(x + 28, y + 164, [name]), stroke: 'detail' },
    { d: ellipse(x + width - 66, y + 158, 18) + ellipse(x + width - 42, y + 158, 18) },
  ];
}
