import { during, glide, mix, settle, snap, span } from '../motion.ts';
import {
  button,
  chalkLine,
  colour,
  group,
  nail,
  panel,
  pointer,
  shifted,
  stroke,
  text,
  tick,
} from '../pen.ts';
import type { StepScene } from './scene.ts';

const BAR = { x: 352, y: 184, w: 864, h: 144 };
const PRESS = 2.8;
const LINE_Y = 464;
const lessonX = (order: number) => 412 + (order - 1) * 248;

function lesson(t: number) {
  const done = t > PRESS;
  const action = { x: 928, y: 224, w: 256, h: 64 };
  const face = button(action, done ? '   Completed' : 'Mark Complete', {
    fill: done ? colour.sunk : colour.marker,
    pressed: during(t, PRESS - 0.15, PRESS + 0.15, 0.1),
  });
  const title = text(384, 246, 'Add a sign-up form', { size: 36, face: 'display' });
  return (
    panel(BAR) +
    title +
    text(384, 294, 'Lesson 3', { fill: colour.ink2 }) +
    face +
    tick(960, 256, span(t, PRESS + 0.1, 0.4))
  );
}

function nails(t: number) {
  return [1, 2, 3, 4]
    .map((order) => {
      const done = order < 3 || (order === 3 && t > PRESS + 0.8);
      const x = lessonX(order);
      const ring = `<circle cx="${x}" cy="${LINE_Y}" r="11" fill="${colour.sheet}" stroke="${colour.ink}" stroke-width="2"/>`;
      return (
        (done ? nail(x, LINE_Y, colour.chalk, 11) : ring) +
        text(x, LINE_Y + 52, `Lesson ${order}`, {
          anchor: 'middle',
        })
      );
    })
    .join('');
}

function stamp(t: number) {
  const x = lessonX(3);
  const drop = mix(-10, 0, settle(t, PRESS + 1.2, 0.5));
  const shape = stroke(`M${x - 96} 372h176l16 16v40h-192z`, { fill: colour.marker });
  return group(
    settle(t, PRESS + 1.2, 0.5),
    shifted(0, drop, shape + text(x, 410, 'XP earned', { anchor: 'middle', face: 'strong' })),
  );
}

function course(t: number) {
  const [first, second, third, fourth] = [lessonX(1), lessonX(2), lessonX(3), lessonX(4)];
  const guide = `<path d="M${first} ${LINE_Y}H${fourth}" stroke="${colour.ink3}" stroke-width="2" stroke-dasharray="2 8"/>`;
  const before = chalkLine([first, LINE_Y], [second, LINE_Y], { grown: 1, tremble: 0, powder: 1 });
  const now = t > PRESS + 0.5 ? chalkLine([second, LINE_Y], [third, LINE_Y], snap(t, PRESS + 0.5)) : '';
  return guide + before + now + nails(t);
}

function next(t: number) {
  const x = lessonX(4);
  const arrow = stroke(`M${lessonX(3) + 40} ${LINE_Y}H${x - 40}m-16 -12l16 12l-16 12`, {
    drawn: span(t, 7.2, 0.8),
    width: 3,
  });
  const ring = group(
    settle(t, 7.6),
    `<circle cx="${x}" cy="${LINE_Y}" r="11" fill="${colour.sheet}" stroke="${colour.chalk}" stroke-width="5"/>`,
  );
  return (
    arrow + ring + group(settle(t, 7.6), text(x, LINE_Y - 36, 'Next', { anchor: 'middle', face: 'strong' }))
  );
}

function hand(t: number) {
  const there = glide(t, 1.3, 1.1);
  return group(during(t, 0.9, PRESS + 1), pointer(mix(860, 1128, there), mix(600, 268, there)));
}

export const complete: StepScene = {
  heading: 'Mark it complete',
  seconds: 12,
  draw: (t) => lesson(t) + course(t) + stamp(t) + next(t) + hand(t),
};
