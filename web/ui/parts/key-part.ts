import { type DrawPart, ellipse, line, type Mark, mitred, rect, stepped, writing } from './pen.ts';

/** A key on its way into a lock plate, with a tag on its ring. */
export const drawKey: DrawPart = (random) => {
  const tip = stepped(random, 384, 416, 32);
  const teeth = [0, 1, 2].map((tooth) => stepped(random, 16, 40, 8) + (tooth === 1 ? 8 : 0));
  return {
    box: { x: 208, y: 140, width: tip - 208, height: 72 },
    measure: 'below',
    marks: [
      { d: rect(448, 48, 112, 208), fill: 'wash' },
      { d: 'M504 120a22 22 0 0 1 12 40l10 48h-44l10-48a22 22 0 0 1 12-40z', fill: 'ink' },
      { d: [64, 240].map((y) => ellipse(464, y, 5) + ellipse(544, y, 5)).join(''), stroke: 'detail' },
      { d: line(64, 152, 592, 152), stroke: 'hidden' },
      { d: `${ellipse(152, 152, 56)}${ellipse(152, 152, 26)}`, fill: 'sheet' },
      { d: `M207 140H${tip}v24H207z`, fill: 'sheet' },
      { d: bit(tip, teeth), fill: 'sheet' },
      ...tag(stepped(random, 0, 16, 16)),
      { d: line(224, 148, tip - 12, 148), stroke: 'detail' },
    ],
  };
};

function bit(tip: number, teeth: readonly number[]): string {
  return teeth.map((depth, tooth) => `M${tip - 88 + tooth * 28} 164v${depth}h18v${-depth}`).join('');
}

function tag(drop: number): readonly Mark[] {
  const y = 224 + drop;
  return [
    { d: `M152 178V${y + 14}` },
    { d: mitred(120, y, 72, 96 - drop, 18), fill: 'marker' },
    { d: `${ellipse(152, y + 16, 5)}${writing(132, y + 40, [40, 28], 16)}`, stroke: 'scored' },
  ];
}
