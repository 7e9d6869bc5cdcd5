import { settle, snap, span } from '../motion.ts';
import {
  type Box,
  boxPath,
  chalkLine,
  colour,
  dimension,
  ground,
  group,
  nail,
  pointer,
  shifted,
  stroke,
  text,
  tick,
} from '../pen.ts';
import { escaped } from './items.ts';
import { lineWidth, wrapped } from './letters.ts';
import { drawPane, fittingScale, layoutProblems, neededHeight, pointerAt, pressesIn } from './panes.ts';
import type { FilmedLesson } from './read-storyboard.ts';
import type { Pane, StepScene, Storyboard } from './storyboard-schema.ts';
import { beatTime, type SceneTimes, sceneTimes } from './timeline.ts';

const FADE = 0.25;
const LEFT = 64;
const RIGHT = 1216;
const STAGE = { y: 164, h: 444 };
const SKETCH: Box = { x: 736, y: 96, w: 480, h: 424 };
const PHONE_WIDTH = 300;
const PHONE_SKETCH: Box = { ...SKETCH, x: SKETCH.x + 90, w: PHONE_WIDTH };
const PANE_GAP = 48;
const LOWEST_PANE = 300;

interface Scene {
  times: SceneTimes;
  draw: (t: number) => string;
}

/** A film with its drawings at any second, and the words of its captions. */
export interface LessonFilm {
  seconds: number;
  poster: string;
  frameAt: (t: number) => string;
  captions: readonly { from: number; to: number; words: string }[];
}

const sketchBox = ({ kind }: Pane) => (kind === 'phone' ? PHONE_SKETCH : SKETCH);

function opening({ storyboard, title, courseTitle, order, lessonsInCourse }: FilmedLesson): Scene {
  const times = sceneTimes(storyboard.says);
  const lines = wrapped(title, 610, 58, 'display');
  const goal = wrapped(storyboard.goal, 600, 30);
  const under = 190 + lines.length * 64;
  const box = sketchBox(storyboard.sketch);
  const scale = fittingScale([{ pane: storyboard.sketch, box }], times);
  return {
    times,
    draw: (t) => {
      const name = text(LEFT, 124, escaped(courseTitle), { size: 25, face: 'mono', fill: colour.ink2 });
      const heading = lines.map((words, i) =>
        text(LEFT, 190 + i * 64, escaped(words), { size: 58, face: 'display' }),
      );
      const line = chalkLine([LEFT + 4, under - 24], [660, under - 24], snap(t, 0.8));
      const words = goal.map((each, i) =>
        text(LEFT, under + 32 + i * 40, escaped(each), { size: 30, fill: colour.ink2 }),
      );
      const sketch = drawPane(storyboard.sketch, box, scale, t, times);
      const size = dimension(SKETCH.x, SKETCH.x + SKETCH.w, 562, `lesson ${order} of ${lessonsInCourse}`);
      return (
        group(settle(t, 0, 0.5), name + heading.join('')) +
        line +
        group(settle(t, 1.2, 0.5), words.join('')) +
        sketch +
        group(settle(t, 1.2, 0.5), size)
      );
    },
  };
}

/** The panes side by side. A phone has its own width, the others share the rest. */
function paneBoxes(panes: readonly Pane[]): Box[] {
  const phones = panes.filter(({ kind }) => kind === 'phone').length;
  const shares = panes.filter(({ kind }) => kind !== 'phone').reduce((sum, { share = 1 }) => sum + share, 0);
  const room = RIGHT - LEFT - (panes.length - 1) * PANE_GAP - phones * PHONE_WIDTH;
  const isAlone = panes.length === 1;
  const widthOf = ({ kind, share = 1 }: Pane) =>
    kind === 'phone' ? PHONE_WIDTH : isAlone ? Math.min(room, 960) : (room * share) / shares;
  let x =
    LEFT +
    (isAlone || shares === 0
      ? (RIGHT - LEFT - panes.reduce((sum, pane) => sum + widthOf(pane) + PANE_GAP, -PANE_GAP)) / 2
      : 0);
  return panes.map((pane) => {
    const box = { x, y: STAGE.y, w: widthOf(pane), h: STAGE.h };
    x += box.w + PANE_GAP;
    return box;
  });
}

function heading(words: string, counter: string, t: number) {
  const title = group(settle(t, 0, 0.4), text(LEFT, 100, escaped(words), { size: 46, face: 'display' }));
  const count = text(RIGHT, 98, counter, { size: 26, face: 'mono', anchor: 'end', fill: colour.ink2 });
  return title + count + chalkLine([LEFT + 4, 128], [RIGHT, 128], snap(t, 0.25));
}

/** The panes in their places, as tall as their contents need. */
function placedPanes({ panes }: StepScene, times: SceneTimes) {
  const boxes = paneBoxes(panes);
  const placed = panes.flatMap((pane, i) => {
    const box = boxes[i];
    return box ? [{ pane, box }] : [];
  });
  const scale = fittingScale(placed, times);
  const needed = Math.max(...placed.map(({ pane, box }) => neededHeight(pane, box, scale, times)));
  const h = Math.min(STAGE.h, Math.max(LOWEST_PANE, needed));
  const y = STAGE.y + (STAGE.h - h) / 3;
  return { scale, placed: placed.map(({ pane, box }) => ({ pane, box: { ...box, y, h } })) };
}

function step(scene: StepScene, counter: string): Scene {
  const times = sceneTimes(scene.says);
  const { scale, placed } = placedPanes(scene, times);
  const presses = placed
    .flatMap(({ pane, box }) => pressesIn(pane, box, scale, times))
    .sort((a, b) => a.at - b.at);
  const boxes = placed.map(({ box }) => box);
  return {
    times,
    draw: (t) => {
      const panes = placed.map(({ pane, box }) => drawPane(pane, box, scale, t, times)).join('');
      const hand = pointerAt(presses, t);
      return (
        heading(scene.heading, counter, t) +
        panes +
        link(scene, boxes, t, times) +
        (hand ? pointer(hand.x, hand.y) : '')
      );
    },
  };
}

/** The chalk line from the first pane to the second. */
function link({ joined }: StepScene, [from, to]: readonly Box[], t: number, times: SceneTimes) {
  if (!joined || !from || !to) return '';
  const at = beatTime(times, joined) + 0.2;
  if (t < at) return '';
  const y = from.y + 32;
  return chalkLine([from.x + from.w, y], [to.x, y], snap(t, at));
}

/** The last scene: the lesson's checks, ticked along a chalk line. */
function checksScene({ checks }: Storyboard, counter: string): Scene {
  const times = sceneTimes([checks.says, ...checks.list.map(({ says }) => says), checks.ends]);
  const pitch = Math.min(96, 440 / checks.list.length);
  const rowY = (index: number) => 196 + index * pitch;
  const railX = LEFT + 20;
  return {
    times,
    draw: (t) => {
      const rows = checks.list.map(({ text: words }, index) => {
        const at = beatTime(times, index + 2);
        const lines = wrapped(words, 1010, 31);
        const y = rowY(index);
        const said = lines.map((line, i) => text(LEFT + 128, y + 11 + i * 38, escaped(line), { size: 31 }));
        const box = stroke(boxPath({ x: LEFT + 68, y: y - 20, w: 40, h: 40 }), { fill: colour.sheet });
        const next = beatTime(times, index + 3);
        const rail =
          t >= next && index < checks.list.length - 1
            ? chalkLine([railX, y], [railX, rowY(index + 1)], snap(t, next))
            : '';
        const filled = t >= at + 1 ? colour.chalk : colour.sheet;
        return (
          rail +
          nail(railX, y, filled, 10) +
          group(settle(t, 0.3 + index * 0.08, 0.33), box) +
          group(settle(t, at, 0.33), said.join('')) +
          tick(LEFT + 76, y, span(t, at + 1, 0.33))
        );
      });
      const done = beatTime(times, checks.list.length + 2);
      return heading(checks.heading, counter, t) + rows.join('') + group(settle(t, done, 0.4), stamp());
    },
  };
}

/** The mark of something finished. */
function stamp() {
  const words = 'Mark Complete';
  const w = lineWidth(words, 28, 'strong') + 64;
  const box = stroke(`M0 0h${w - 14}l14 14v44h${-w}z`, { fill: colour.marker });
  return shifted(RIGHT - w, 44, box + text(w / 2, 39, words, { size: 28, face: 'strong', anchor: 'middle' }));
}

function scenesOf(lesson: FilmedLesson): Scene[] {
  const { scenes } = lesson.storyboard;
  const count = scenes.length + 1;
  const steps = scenes.map((scene, index) => step(scene, `${index + 1} / ${count}`));
  return [opening(lesson), ...steps, checksScene(lesson.storyboard, '')];
}

/** The film of a lesson, drawn from its storyboard. */
export function lessonFilm(lesson: FilmedLesson): LessonFilm {
  const scenes = scenesOf(lesson);
  const starts = scenes.map((_, i) => scenes.slice(0, i).reduce((sum, { times }) => sum + times.seconds, 0));
  const seconds = scenes.reduce((sum, { times }) => sum + times.seconds, 0) + 1;
  const frameAt = (t: number) => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => t >= start),
    );
    const scene = scenes[index];
    if (!scene) return ground();
    const own = t - (starts[index] ?? 0);
    const leaving = index === scenes.length - 1 ? 0 : span(own, scene.times.seconds - FADE, FADE);
    return ground() + group(1 - leaving, scene.draw(own));
  };
  const captions = scenes.flatMap(({ times }, index) =>
    times.captions.map(({ from, to, words }) => ({
      from: (starts[index] ?? 0) + from,
      to: (starts[index] ?? 0) + to,
      words,
    })),
  );
  return { seconds, poster: frameAt((scenes[0]?.times.seconds ?? 1) - 0.5), frameAt, captions };
}

const FEWEST_SECONDS = 40;
const MOST_SECONDS = 90;

/** Everything about a storyboard that its schema cannot see: its length, its checks and its layout. */
export function storyboardProblems(lesson: FilmedLesson): string[] {
  const { storyboard, checkIds } = lesson;
  const { seconds } = lessonFilm(lesson);
  const listed = storyboard.checks.list.map(({ id }) => id);
  const problems: string[] = [];
  if (seconds < FEWEST_SECONDS || seconds > MOST_SECONDS)
    problems.push(`takes ${seconds.toFixed(1)} s, not 40 to 90`);
  if (listed.join() !== checkIds.join()) problems.push(`checks: must be ${checkIds.join(', ')}`);
  problems.push(
    ...layoutProblems(storyboard.sketch, sketchBox(storyboard.sketch), sceneTimes(storyboard.says)).map(
      (reason) => `sketch: ${reason}`,
    ),
  );
  for (const { heading, says, panes } of storyboard.scenes) {
    const boxes = paneBoxes(panes);
    for (const [index, pane] of panes.entries()) {
      const box = boxes[index];
      if (!box) continue;
      const reasons = layoutProblems(pane, box, sceneTimes(says));
      problems.push(...reasons.map((reason) => `${heading}, pane ${index + 1} ${reason}`));
    }
  }
  return problems.map((reason) => `${lesson.storyboardFile}: ${reason}`);
}
