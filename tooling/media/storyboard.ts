import { contentsRail, STEPS } from './contents-rail.ts';
import { settle, snap, span } from './motion.ts';
import { chalkLine, ground, group, text } from './pen.ts';
import { check } from './scenes/check.ts';
import { complete } from './scenes/complete.ts';
import { copyPrompt } from './scenes/copy-prompt.ts';
import { opening } from './scenes/opening.ts';
import type { StepScene } from './scenes/scene.ts';
import { snapshot } from './scenes/snapshot.ts';
import { watch } from './scenes/watch.ts';

const FADE = 0.35;
const steps: StepScene[] = [watch, copyPrompt, check, snapshot, complete];
const stepSeconds = steps.map((step) => step.seconds);

const seconds = stepSeconds.reduce((sum, seconds) => sum + seconds, opening.seconds);

function heading(words: string, t: number) {
  const title = group(settle(t, 0, 0.5), text(352, 116, words, { size: 56, face: 'display' }));
  return title + chalkLine([356, 146], [1216, 146], snap(t, 0.4));
}

function stepFrame(step: StepScene, index: number, t: number) {
  const isLast = index === steps.length - 1;
  const leaving = isLast ? 0 : span(t, step.seconds - FADE, FADE);
  const counter = text(72, 116, `Step ${index + 1} of ${STEPS.length}`, { face: 'mono' });
  const finished = isLast && t > 3.4;
  const rail = contentsRail(finished ? STEPS.length : index, finished ? t - 3.4 : t);
  const arriving = index === 0 ? span(t, 0, FADE) : 1;
  const drawing = heading(step.heading, t) + group(span(t, 0.1, FADE), step.draw(t));
  return group(arriving, counter + rail) + group(1 - leaving, drawing);
}

/** The drawing at `t` seconds into the film, as the content of a 1280 by 720 SVG. */
function frameAt(t: number) {
  if (t < opening.seconds) {
    return ground() + group(1 - span(t, opening.seconds - FADE, FADE), opening.draw(t));
  }
  let start = opening.seconds;
  for (const [index, step] of steps.entries()) {
    if (t < start + step.seconds) return ground() + stepFrame(step, index, t - start);
    start += step.seconds;
  }
  return ground();
}

/** The film that shows a lesson in five steps. */
export const lessonFilm = { name: 'sample-lesson', seconds, poster: frameAt(5), frameAt };
