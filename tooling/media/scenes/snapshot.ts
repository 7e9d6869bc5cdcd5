import { APP_HEIGHT, APP_WIDTH, appDrawing } from '../app-drawing.ts';
import { glide, mix, settle, snap, span } from '../motion.ts';
import { boxPath, chalkLine, colour, dashedBox, group, nail, panel, shifted, stroke, text } from '../pen.ts';
import { APP_AT, CHECKED } from './check.ts';
import type { StepScene } from './scene.ts';

const PANEL = { x: 848, y: 184, w: 368, h: 400 };
const TILE = { x: 872, y: 256, w: 320, h: 180 };
const THUMBNAIL = 0.5;
const STRIP_Y = 476;

function cropMarks(t: number) {
  const gap = mix(48, 14, settle(t, 0.8, 1));
  const [l, r] = [APP_AT.x - gap, APP_AT.x + APP_WIDTH + gap];
  const [top, b] = [APP_AT.y - gap, APP_AT.y + APP_HEIGHT + gap];
  const marks = `M${l} ${top + 32}V${top}H${l + 32}M${r - 32} ${top}H${r}V${top + 32}M${r} ${b - 32}V${b}H${r - 32}M${l + 32} ${b}H${l}V${b - 32}`;
  return group(settle(t, 0.6), stroke(marks, { ink: colour.chalk, width: 5 }));
}

function picture(t: number) {
  const p = glide(t, 2.6, 1.4);
  const scale = mix(1, THUMBNAIL, p);
  const x = mix(APP_AT.x, TILE.x + (TILE.w - APP_WIDTH * THUMBNAIL) / 2, p);
  return shifted(
    x,
    mix(APP_AT.y, TILE.y + (TILE.h - APP_HEIGHT * THUMBNAIL) / 2, p),
    appDrawing(CHECKED),
    scale,
  );
}

function upload(t: number) {
  const arrived = span(t, 3.9, 0.3);
  const hint = text(TILE.x + TILE.w / 2, TILE.y + 100, 'Drop one image', {
    anchor: 'middle',
    fill: colour.ink2,
  });
  const filled = group(arrived, stroke(boxPath(TILE), { fill: colour.wash }));
  return (
    panel(PANEL) +
    text(TILE.x, 236, 'Snapshots', { size: 34, face: 'display' }) +
    dashedBox(TILE) +
    group(1 - span(t, 3.2, 0.4), hint) +
    filled
  );
}

function timeline(t: number) {
  const line = chalkLine([TILE.x + 8, STRIP_Y], [TILE.x + TILE.w - 8, STRIP_Y], snap(t, 5.4));
  const marks = [1, 2, 3].map((order) => {
    const x = TILE.x + 8 + (order - 1) * 152;
    const words = text(x, STRIP_Y + 40, `${order}`, { face: 'mono', anchor: 'middle' });
    return nail(x, STRIP_Y, colour.chalk, 10) + words;
  });
  const name = text(TILE.x, STRIP_Y + 86, 'Your Progress Timeline', { fill: colour.ink2 });
  return group(settle(t, 5.2), line + name) + group(settle(t, 5.7), marks.join(''));
}

export const snapshot: StepScene = {
  heading: 'Upload a snapshot',
  seconds: 10,
  draw: (t) =>
    upload(t) + shifted(APP_AT.x, APP_AT.y, appDrawing(CHECKED)) + cropMarks(t) + picture(t) + timeline(t),
};
