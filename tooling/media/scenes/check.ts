import { type AppState, appDrawing } from '../app-drawing.ts';
import { during, glide, mix, settle, span } from '../motion.ts';
import { boxPath, colour, group, mitredPath, pointer, shifted, stroke, text, tick } from '../pen.ts';
import type { StepScene } from './scene.ts';

export const APP_AT = { x: 352, y: 208 };
const FIRST_PRESS = 3.2;
const SECOND_PRESS = 7.4;
const CHECKS: [number, string][] = [
  [1.4, 'It opens'],
  [4.2, 'It says what is missing'],
  [8.2, 'It saves the entry'],
];

const typed = (words: string, t: number, at: number) =>
  words.slice(0, Math.round(words.length * span(t, at, 0.7)));

function tried(t: number): AppState {
  const press = (at: number) => during(t, at - 0.15, at + 0.15, 0.1);
  return {
    name: typed('Ada', t, 5.2),
    email: typed('ada@example.com', t, 6),
    pressed: Math.max(press(FIRST_PRESS), press(SECOND_PRESS)),
    missing: during(t, FIRST_PRESS + 0.15, 5.2, 0.2),
    saved: span(t, SECOND_PRESS + 0.2, 0.3),
  };
}

function checklist(t: number) {
  return CHECKS.map(([at, words], i) => {
    const y = 216 + i * 72;
    const box = stroke(boxPath({ x: 816, y, w: 40, h: 40 }), { fill: colour.sheet });
    return box + tick(824, y + 20, span(t, at, 0.4)) + text(876, y + 30, words);
  }).join('');
}

function advice(t: number) {
  const box = stroke(mitredPath({ x: 816, y: 424, w: 400, h: 104 }), { fill: colour.wash });
  return group(
    settle(t, 9),
    box + text(840, 466, 'Not right?', { face: 'strong' }) + text(840, 506, 'Tell the agent what you see.'),
  );
}

function hand(t: number) {
  const there = glide(t, 1.9, 1);
  return group(during(t, 1.5, SECOND_PRESS + 0.9), pointer(mix(640, 472, there), mix(600, 492, there)));
}

/** How the app looks once it was tried: the next scene takes its picture. */
export const CHECKED: AppState = tried(SECOND_PRESS + 2);

export const check: StepScene = {
  heading: 'Check what it made',
  seconds: 12,
  draw: (t) => shifted(APP_AT.x, APP_AT.y, appDrawing(tried(t))) + checklist(t) + advice(t) + hand(t),
};
