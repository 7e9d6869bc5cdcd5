import { type DrawPart, ellipse, type Mark, stepped, writing } from './pen.ts';

/** A conversation: asked, answered, and the answer that stands out. */
export const drawChat: DrawPart = (random) => {
  const asked = stepped(random, 208, 272, 32);
  const answered = stepped(random, 240, 304, 32);
  const box = { x: 128, y: 32, width: 384, height: 256 };
  return {
    box,
    measure: 'below',
    marks: [
      ...bubble(box.x, 32, asked, 72, 'sheet', [asked - 64, asked - 112]),
      ...answer(box.x + box.width - answered, 128, answered),
      ...bubble(box.x, 232, 144, 56, 'marker', []),
      { d: [40, 72, 104].map((x) => ellipse(box.x + x, 256, 6)).join(''), fill: 'onMarker', stroke: 'bare' },
    ],
  };
};

function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: 'sheet' | 'marker',
  rows: readonly number[],
): readonly Mark[] {
  const d = `M${x} ${y}h${width - 20}l20 20v${height - 36}h${-(width - 52)}l-16 16v-16h-36z`;
  return [
    { d, fill },
    { d: writing(x + 24, y + 22, rows, 18), stroke: 'detail' },
  ];
}

function answer(x: number, y: number, width: number): readonly Mark[] {
  const d = `M${x} ${y}h${width - 20}l20 20v68h-16v16l-16-16h${-(width - 32)}z`;
  const star = `M${x + 40} ${y + 20}l7 17 17 7-17 7-7 17-7-17-17-7 17-7z`;
  return [
    { d, fill: 'wash' },
    { d: star, fill: 'sheet' },
    { d: writing(x + 80, y + 28, [width - 128, width - 112, width - 160], 18), stroke: 'detail' },
  ];
}
