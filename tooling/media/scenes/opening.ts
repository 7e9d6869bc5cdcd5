import { APP_WIDTH, appDrawing } from '../app-drawing.ts';
import { STEPS } from '../contents-rail.ts';
import { settle, snap, span } from '../motion.ts';
import { chalkLine, colour, dimension, group, nail, shifted, text } from '../pen.ts';
import type { Scene } from './scene.ts';

const LEFT = 96;
const LINE_Y = 504;

function title(t: number) {
  const style = { size: 80, face: 'display' } as const;
  return group(
    settle(t, 0, 0.8),
    text(LEFT, 228, 'How a Chalkline', style) + text(LEFT, 320, 'lesson works', style),
  );
}

function steps(t: number) {
  return STEPS.map((step, i) => {
    const x = LEFT + i * 236;
    const words = text(x - 8, LINE_Y + 60, `${i + 1} ${step}`, {
      face: 'strong',
    });
    return group(settle(t, 2.2 + i * 0.35), nail(x, LINE_Y, i === 0 ? colour.ink : colour.chalk, 10) + words);
  }).join('');
}

function app(t: number) {
  const size = group(settle(t, 2, 0.6), dimension(784, 784 + APP_WIDTH, 436, 'your app'));
  return shifted(784, 84, appDrawing({ drawn: span(t, 0.4, 1.8) })) + size;
}

const line = (t: number) => chalkLine([LEFT, LINE_Y], [1184, LINE_Y], snap(t, 1.6));

export const opening: Scene = {
  seconds: 6,
  draw: (t) => title(t) + app(t) + line(t) + steps(t),
};
