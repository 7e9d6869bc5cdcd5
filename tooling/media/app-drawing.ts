import { boxPath, button, colour, group, mitredPath, stroke, text } from './pen.ts';

export const APP_WIDTH = 400;
export const APP_HEIGHT = 320;

export interface AppState {
  /** How much of the outline is drawn, from 0 to 1. */
  drawn?: number;
  name?: string;
  email?: string;
  pressed?: number;
  /** Visibility of the message that names the missing field. */
  missing?: number;
  /** Visibility of the message after the entry was saved. */
  saved?: number;
}

function field(y: number, label: string, value: string, ink: string) {
  const box = stroke(boxPath({ x: 24, y, w: 352, h: 48 }), { ink, fill: colour.film });
  return box + text(40, y + 33, value || label, value ? {} : { fill: colour.ink3 });
}

function missingMessage(visible: number) {
  const icon = `<circle cx="38" cy="162" r="12" fill="${colour.danger}"/><path d="M38 155.500v7M38 168v.5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;
  return group(visible, icon + text(60, 172, 'Add your name', { fill: colour.danger }));
}

function savedMessage(visible: number) {
  const icon = stroke('M212 278l7 8l14 -18', { ink: colour.success, width: 4 });
  return group(visible, icon + text(244, 288, 'Saved', { fill: colour.success }));
}

/** The small app that the lesson builds: a sign-up form, drawn at the origin. */
export function appDrawing(state: AppState = {}) {
  const { drawn = 1, name = '', email = '', pressed = 0, missing = 0, saved = 0 } = state;
  const part = (index: number) => Math.min(1, Math.max(0, drawn * 5 - index));
  const frame = stroke(mitredPath({ x: 0, y: 0, w: APP_WIDTH, h: APP_HEIGHT }), {
    drawn: part(0),
    fill: colour.sheet,
  });
  const bar = stroke(`M0 32H${APP_WIDTH}`, { drawn: part(0), width: 2 });
  const dots = group(
    part(0),
    [24, 44, 64].map((x) => `<circle cx="${x}" cy="16" r="5" fill="${colour.ink}"/>`).join(''),
  );
  const title = text(24, 76, 'Join the list', { size: 34, face: 'display' });
  return [
    frame + bar + dots,
    group(part(1), title),
    group(part(2), field(92, 'Name', name, missing > 0.5 ? colour.danger : colour.ink)),
    group(part(3), field(188, 'E-mail', email, colour.ink)),
    group(part(4), button({ x: 24, y: 252, w: 164, h: 50 }, 'Sign up', { pressed })),
    missingMessage(missing) + savedMessage(saved),
  ].join('');
}
