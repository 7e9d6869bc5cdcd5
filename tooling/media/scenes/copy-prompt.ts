import { during, glide, mix, settle, snap, span } from '../motion.ts';
import { boxPath, button, chalkLine, colour, group, panel, pointer, stroke, text } from '../pen.ts';
import type { StepScene } from './scene.ts';

const NOTE = { x: 352, y: 184, w: 376, h: 400 };
const AGENT = { x: 840, y: 184, w: 376, h: 400 };
const PROMPT = ['Add a sign-up form', 'with a name and an', 'e-mail. Say so if', 'a field is empty.'];
const OWN_WORDS = 'It is for a bakery';
/** Width of one letter of the mono face at 28 px. */
const MONO_ADVANCE = 17.7;
const COPIED = 2.6;
const PASTED = 4.2;
const SENT = 9.4;

const lines = (x: number, y: number, shown: (index: number) => number) =>
  PROMPT.map((words, i) => group(shown(i), text(x, y + i * 40, words, { face: 'mono' }))).join('');

function note(t: number) {
  const copied = t > COPIED && t < COPIED + 3;
  const label = copied ? 'Copied' : 'Copy';
  const copy = button({ x: NOTE.x + 28, y: 504, w: 148, h: 56 }, label, {
    pressed: during(t, COPIED - 0.15, COPIED + 0.15, 0.1),
    fill: t > COPIED ? colour.sunk : colour.marker,
  });
  return (
    panel(NOTE) +
    text(NOTE.x + 28, 240, 'Prompt', { size: 34, face: 'display' }) +
    lines(NOTE.x + 28, 300, () => 1) +
    copy
  );
}

function ownWords(t: number) {
  const x = AGENT.x + 28;
  const typed = OWN_WORDS.slice(0, Math.round(OWN_WORDS.length * span(t, 6.6, 1.8)));
  const wash = `<path d="${boxPath({ x: x - 6, y: 432, w: 332, h: 42 })}" fill="${colour.wash}"/>`;
  const caret = stroke(`M${x + 1 + MONO_ADVANCE * typed.length} 438v30`, { ink: colour.chalk, width: 3 });
  const open = t < SENT ? wash + caret : wash;
  return group(settle(t, 6.3), open) + text(x, 462, typed, { face: 'mono' });
}

function reply(t: number) {
  const y = 532;
  const done = t > SENT + 1.8;
  const bar = chalkLine([AGENT.x + 36, y + 28], [AGENT.x + 340, y + 28], {
    grown: span(t, SENT + 0.2, 1.6),
    tremble: 0,
    powder: 0,
  });
  return text(AGENT.x + 28, y, done ? 'Ready to look at' : 'Building') + bar;
}

function agent(t: number) {
  const title = text(AGENT.x + 28, 240, 'Your coding agent', { size: 34, face: 'display' });
  const pasted = lines(AGENT.x + 28, 300, (i) => settle(t, PASTED + 0.3 + i * 0.2));
  const waiting = t < PASTED ? colour.sunk : colour.marker;
  const send = button({ x: AGENT.x + 28, y: 504, w: 148, h: 56 }, 'Send', {
    fill: waiting,
    pressed: during(t, SENT - 0.15, SENT + 0.15, 0.1),
  });
  return panel(AGENT) + title + pasted + ownWords(t) + (t < SENT + 0.1 ? send : reply(t));
}

function hand(t: number) {
  const toCopy = glide(t, 1.2, 1.1);
  const toSend = glide(t, 8.3, 0.9);
  const x = mix(mix(640, 480, toCopy), AGENT.x + 140, toSend);
  return group(during(t, 0.8, SENT + 0.9), pointer(x, mix(mix(600, 540, toCopy), 540, toSend)));
}

const carried = (t: number) =>
  group(settle(t, COPIED), chalkLine([NOTE.x + NOTE.w, 352], [AGENT.x, 352], snap(t, PASTED)));

export const copyPrompt: StepScene = {
  heading: 'Copy the prompt',
  seconds: 12,
  draw: (t) => note(t) + agent(t) + carried(t) + hand(t),
};
