import { glide, mix, settle, snap, span } from './motion.ts';
import { type Box, chalkLine, colour, dimension, ground, group, panel, stroke, text, tick } from './pen.ts';

const COLUMNS = ['Idea', 'Priority', 'In Progress', 'Completed'] as const;
const TOP = 224;
const WIDTH = 264;
const columnX = (index: number) => 64 + index * 296;

/** When the ticket leaves for the next column, and how long it takes. */
const LEAVES = [9.5, 15.5, 21.5];
const TRAVEL = 1;

/** The captions below the board, by their start in seconds. */
const WORDS: readonly (readonly [number, string])[] = [
  [0.8, 'A board of your own, shared with your consultant.'],
  [4, 'Write a ticket, with a link to join your project.'],
  [9.5, 'Make it your priority: acknowledged within 24 hours.'],
  [15.5, 'Your consultant works on it: progress within 48 hours.'],
  [21.5, 'Then look at the result in your own project.'],
  [26, 'Up to 5 tickets a month, one after the other.'],
];

function heading(t: number) {
  const title = group(
    settle(t, 0, 0.6),
    text(64, 120, 'How consulting works', { size: 64, face: 'display' }),
  );
  return title + chalkLine([68, 156], [1216, 156], snap(t, 0.6));
}

function column(name: string, index: number, t: number) {
  const box = { x: columnX(index), y: TOP, w: WIDTH, h: 328 };
  const frame = stroke(`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}z`, {
    drawn: span(t, 0.8 + index * 0.4, 0.9),
    ink: colour.ink3,
    fill: colour.film,
  });
  const label = text(box.x + 20, TOP + 44, name, { size: 30, face: 'strong' });
  return frame + group(settle(t, 1.2 + index * 0.4), label);
}

/** The column of the ticket, fractional while it moves. */
const placeAt = (t: number) => LEAVES.reduce((place, leaves) => place + glide(t, leaves, TRAVEL), 0);

function ticket(t: number) {
  if (t < 4.2) return '';
  const place = placeAt(t);
  const lifted = Math.sin(Math.PI * (place % 1));
  const box: Box = {
    x: mix(columnX(0), columnX(3), place / 3) + 16,
    y: TOP + 72 - lifted * 18,
    w: WIDTH - 32,
    h: 172,
  };
  const line = (index: number, width: number) =>
    stroke(`M${box.x + 20} ${box.y + 84 + index * 26}h${width}`, {
      drawn: span(t, 5.6 + index * 0.5, 0.6),
      ink: colour.ink2,
      width: 3,
    });
  const title = group(
    settle(t, 4.9),
    text(box.x + 20, box.y + 48, 'No mail arrives', { size: 27, face: 'strong' }),
  );
  const fill = place > 0.5 && place < 1.5 ? colour.marker : colour.sheet;
  const body = panel(box, fill) + title + line(0, 176) + line(1, 140) + line(2, 96);
  return group(settle(t, 4.2), body);
}

function promise(t: number, from: number, index: number, hours: string) {
  const x = columnX(index);
  const bar = group(settle(t, from + 1.2), dimension(x, x + WIDTH, 588, hours));
  const done = tick(x + WIDTH - 46, TOP + 296, span(t, from + 3, 0.5));
  const label = group(
    settle(t, from + 3),
    text(x + 20, TOP + 304, index === 1 ? 'Acknowledged' : 'Progress', { fill: colour.ink2 }),
  );
  return bar + label + done;
}

function completed(t: number) {
  const x = columnX(3);
  return tick(x + WIDTH - 46, TOP + 296, span(t, 23.1, 0.6), colour.success);
}

function words(t: number) {
  return WORDS.map(([from, said], index) => {
    const until = WORDS[index + 1]?.[0] ?? DURATION;
    const isLast = index === WORDS.length - 1;
    const seen = Math.min(span(t, from, 0.3), isLast ? 1 : 1 - span(t, until - 0.3, 0.3));
    return group(seen, text(64, 668, said, { size: 36 }));
  }).join('');
}

const DURATION = 30;

function boardAt(t: number) {
  const columns = COLUMNS.map((name, index) => column(name, index, t)).join('');
  const promises = promise(t, 9.5, 1, '24 hours') + promise(t, 15.5, 2, '48 hours');
  return ground() + heading(t) + columns + promises + completed(t) + ticket(t);
}

const frameAt = (t: number) => boardAt(t) + words(t);

/** A ticket's path across the board. The player's controls would cover the words on the poster. */
export const consultingFilm = {
  name: 'how-consulting-works',
  seconds: DURATION,
  poster: boardAt(13),
  frameAt,
};
