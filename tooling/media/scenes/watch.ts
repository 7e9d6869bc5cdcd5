import { appDrawing } from '../app-drawing.ts';
import { settle, span } from '../motion.ts';
import { boxPath, colour, group, nail, panel, shifted, stroke, text, tick } from '../pen.ts';
import type { StepScene } from './scene.ts';

const PLAYER = { x: 352, y: 172, w: 544, h: 412 };
const PAUSED_AT = 7.4;
const NOTES: [number, string][] = [
  [1.2, 'One short part'],
  [3.6, 'One thing to build'],
  [PAUSED_AT, 'Then pause'],
];

function playMark(t: number) {
  const box = { x: PLAYER.x + 16, y: 528, w: 48, h: 44 };
  const paused = t < 1 || t > PAUSED_AT;
  const sign = paused ? 'M386 540l18 10l-18 10z' : 'M387 540v20M399 540v20';
  return (
    stroke(boxPath(box), { fill: colour.marker }) +
    stroke(sign, { fill: paused ? colour.ink : 'none', width: paused ? 2 : 5 })
  );
}

function seekBar(t: number) {
  const from = PLAYER.x + 92;
  const to = PLAYER.x + PLAYER.w - 32;
  const at = from + (to - from) * 0.62 * span(t, 1, PAUSED_AT - 1);
  return (
    stroke(`M${from} 550H${to}`, { ink: colour.line, width: 6 }) +
    stroke(`M${from} 550H${at.toFixed(1)}`, { ink: colour.chalk, width: 6 }) +
    nail(at, 550, colour.chalk, 10)
  );
}

function player(t: number) {
  const picture = shifted(PLAYER.x + 72, 184, appDrawing({ drawn: span(t, 1.4, 5.4) }));
  const strip = stroke(`M${PLAYER.x} 516h${PLAYER.w}`);
  return panel(PLAYER) + picture + strip + playMark(t) + seekBar(t);
}

function notes(t: number) {
  return NOTES.map(([at, words], i) => {
    const y = 288 + i * 84;
    return group(settle(t, at), tick(928, y - 10, span(t, at, 0.4)) + text(968, y, words));
  }).join('');
}

export const watch: StepScene = {
  heading: 'Watch a short part',
  seconds: 11,
  draw: (t) => player(t) + notes(t),
};
