import { type DrawPart, type Mark, mitred, pick, rect, stepped, writing } from './pen.ts';

/** A form on a sheet, and the pencil that fills it in. */
export const drawForm: DrawPart = (random) => {
  const box = { x: pick(random, [176, 208]), y: 24, width: 224, height: 280 };
  const ticked = stepped(random, 0, 1, 1);
  return {
    box,
    measure: 'left',
    marks: [
      { d: mitred(box.x, box.y, box.width, box.height, 40), fill: 'sheet' },
      { d: `M${box.x + box.width - 40} ${box.y}v40h40`, stroke: 'detail' },
      { d: writing(box.x + 24, box.y + 36, [stepped(random, 80, 120, 8)]) },
      ...[0, 1].flatMap((at) => labelled(box.x + 24, box.y + 64 + at * 60, 176, at === 1 - ticked)),
      ...[0, 1].flatMap((at) => tickable(box.x + 24, box.y + 186 + at * 28, at === ticked)),
      { d: mitred(box.x + 112, box.y + 226, 88, 34, 12), fill: 'marker' },
      ...pencil(box.x + box.width - 20, box.y + 118),
    ],
  };
};

function labelled(x: number, y: number, width: number, washed: boolean): readonly Mark[] {
  return [
    { d: writing(x, y, [56]), stroke: 'detail' },
    { d: rect(x, y + 10, width, 32), fill: washed ? 'wash' : 'sheet' },
  ];
}

function tickable(x: number, y: number, ticked: boolean): readonly Mark[] {
  return [
    { d: rect(x, y, 18, 18), fill: 'sheet' },
    {
      d: ticked ? `M${x + 3} ${y + 8}l5 6 12-16` : writing(x + 28, y + 9, [40]),
      stroke: ticked ? 'outline' : 'detail',
    },
  ];
}

function pencil(x: number, y: number): readonly Mark[] {
  return [
    { d: `M${x} ${y}l12-36 104-104 24 24-104 104z`, fill: 'sheet' },
    { d: `M${x + 12} ${y - 36}l24 24M${x + 98} ${y - 122}l24 24`, stroke: 'detail' },
    { d: `M${x} ${y}l5-14 9 9z`, fill: 'ink' },
  ];
}
