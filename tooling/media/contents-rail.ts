import { glide } from './motion.ts';
import { chalkLine, colour, nail, text } from './pen.ts';

export const STEPS = ['Watch', 'Copy', 'Check', 'Snapshot', 'Complete'] as const;

const X = 84;
const nailY = (index: number) => 212 + index * 84;

const ring = (y: number, ink: string, width: number) =>
  `<circle cx="${X}" cy="${y}" r="10" fill="${colour.sheet}" stroke="${ink}" stroke-width="${width}"/>`;

function mark(index: number, current: number) {
  if (index < current) return nail(X, nailY(index), colour.chalk, 10);
  return index === current ? ring(nailY(index), colour.chalk, 5) : ring(nailY(index), colour.ink, 2);
}

function label(index: number, current: number, words: string) {
  const fill = index > current ? colour.ink3 : colour.ink;
  return text(X + 32, nailY(index) + 10, words, index === current ? { fill, face: 'strong' } : { fill });
}

/** The lesson's five steps as a vertical chalk line whose nails fill; `current` 5 means all are done. */
export function contentsRail(current: number, t: number) {
  const reached = current - 1 + glide(t, 0, 0.6);
  const end = nailY(Math.min(STEPS.length - 1, Math.max(0, reached)));
  const guide = `<path d="M${X} ${nailY(0)}V${nailY(4)}" stroke="${colour.ink3}" stroke-width="2" stroke-dasharray="2 8"/>`;
  const line = chalkLine([X, nailY(0)], [X, end], { grown: 1, tremble: 0, powder: 1 });
  return guide + line + STEPS.map((words, i) => mark(i, current) + label(i, current, words)).join('');
}
