import { mix, settle, span } from '../motion.ts';
import { boxPath, colour, group, mitredPath, stroke, text, tick } from '../pen.ts';
import { type Face, lineWidth, wrapped } from './letters.ts';
import { PICTURE_HEIGHT, pictureDrawing } from './pictures.ts';
import type { Item, ItemKind } from './storyboard-schema.ts';

const SIZE = 27;
const MONO = 24;
const LINE = 36;

/** The colours of a pane: paper, the dark ground of a log, or the colours of a page with a look of its own. */
export interface Theme {
  ground: string;
  ink: string;
  muted: string;
  accent: string;
  main: string;
}

export const paper: Theme = {
  ground: colour.sheet,
  ink: colour.ink,
  muted: colour.ink2,
  accent: colour.chalk,
  main: colour.marker,
};

export interface Place {
  x: number;
  y: number;
  w: number;
  columns: readonly number[];
  theme: Theme;
}

/** What has happened to an item at a moment of the scene, each from 0 to 1. */
export interface ItemState {
  typed: number;
  ticked: number;
  pressed: number;
  marked: number;
  struck: number;
}

interface Drawing {
  height: number;
  svg: string;
  /** The part that is pressed, marked or ringed. */
  target: { x: number; y: number; w: number; h: number };
}

export const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Lines {
  size?: number;
  line?: number;
  face?: Face;
  fill?: string;
}

const faceClass = { body: undefined, strong: 'strong', display: 'display', mono: 'mono' } as const;

const markerStroke = (x: number, y: number, w: number, size: number, drawn: number) =>
  drawn <= 0
    ? ''
    : `<rect x="${x - 4}" y="${y - size}" width="${(w + 8) * drawn}" height="${size * 1.32}" fill="${colour.marker}"/>`;

/** Lines of text, with the marker behind them and the stroke through them. */
function paragraph(words: string, x: number, y: number, w: number, state: ItemState, style: Lines = {}) {
  const { size = SIZE, line = LINE, face = 'body', fill = colour.ink } = style;
  const lines = wrapped(words, w, size, face);
  const letters = Math.round(words.length * state.typed);
  let before = 0;
  const svg = lines.map((whole, index) => {
    const shown = whole.slice(0, Math.max(0, letters - before));
    before += whole.length + 1;
    const base = y + index * line + size;
    const width = lineWidth(whole, size, face);
    const part = span(state.marked * lines.length, index, 1);
    const crossed = span(state.struck * lines.length, index, 1);
    const through =
      crossed > 0
        ? stroke(`M${x - 4} ${base - size * 0.32}h${(width + 8) * crossed}`, {
            ink: colour.danger,
            width: 3.5,
          })
        : '';
    const style = {
      size,
      fill: part > 0 ? colour.ink : fill,
      ...(faceClass[face] && { face: faceClass[face] }),
    };
    return markerStroke(x, base, width, size, part) + text(x, base, escaped(shown), style) + through;
  });
  const widest = Math.max(...lines.map((whole) => lineWidth(whole, size, face)));
  return {
    svg: svg.join(''),
    height: (lines.length - 1) * line + size * 1.24,
    width: widest,
    lines: lines.length,
  };
}

type Draw = (words: string, place: Place, state: ItemState, item: Item) => Drawing;

/** Plain text in one style. */
const plain =
  (style: (theme: Theme) => Lines): Draw =>
  (words, { x, y, w, theme }, state) => {
    const { svg, height, width } = paragraph(words, x, y, w, state, style(theme));
    return { svg, height, target: { x, y, w: width, h: height } };
  };

/** Text in a box of its own, such as a message of a chat. */
const boxed =
  (look: {
    fill: string;
    ink: string;
    face?: Face;
    size?: number;
    line?: number;
    from?: number;
    to?: number;
    mitred?: boolean;
  }): Draw =>
  (words, { x, y, w }, state) => {
    const { from = 0, to = 1, face = 'body', size = 25, line = 33 } = look;
    const box = { x: x + from * w, y, w: (to - from) * w, h: 0 };
    const body = paragraph(words, box.x + 18, y + 12, box.w - 36, state, { size, line, face });
    box.h = body.height + 24;
    const target = { ...box, w: Math.max(box.w, body.width + 36) };
    const frame = stroke(look.mitred ? mitredPath(box, 14) : boxPath(box), {
      fill: look.fill,
      ink: look.ink,
    });
    return { svg: frame + body.svg, height: box.h, target };
  };

/** Text after a small sign. */
const signed =
  (
    sign: (x: number, y: number, state: ItemState, theme: Theme) => string,
    fill: (theme: Theme) => string,
    indent = 42,
  ): Draw =>
  (words, { x, y, w, theme }, state) => {
    const { svg, height, width } = paragraph(words, x + indent, y, w - indent, state, { fill: fill(theme) });
    const h = Math.max(height, 34);
    return { svg: sign(x, y, state, theme) + svg, height: h, target: { x, y, w: indent + width, h } };
  };

const warning = (x: number, y: number) =>
  `<circle cx="${x + 15}" cy="${y + 17}" r="14" fill="${colour.danger}"/>${stroke(`M${x + 15} ${y + 10}v8M${x + 15} ${y + 25}v.5`, { ink: '#fff', width: 3.5 })}`;

const cross = (x: number, y: number) =>
  stroke(`M${x + 5} ${y + 8}l20 20M${x + 25} ${y + 8}l-20 20`, { ink: colour.danger, width: 5 });

const checkbox = (x: number, y: number, state: ItemState) =>
  stroke(boxPath({ x, y: y + 1, w: 32, h: 32 }), { fill: colour.sheet }) + tick(x + 5, y + 18, state.ticked);

const document = (x: number, y: number, _: ItemState, theme: Theme) =>
  stroke(`M${x + 3} ${y + 3}h15l9 9v20h-24z`, { ink: theme.ink, fill: theme.ground });

const button: Draw = (words, { x, y, theme }, state, item) => {
  const box = { x, y, w: lineWidth(words, 26, 'strong') + 52, h: 54 };
  const fill = item.quiet ? theme.ground : theme.main;
  const label = text(x + box.w / 2, y + 36, escaped(words), { size: 26, anchor: 'middle', face: 'strong' });
  const svg = group(
    1,
    stroke(mitredPath(box, 14), { fill }) + label,
    `translate(0 ${mix(0, 3, state.pressed)})`,
  );
  return { svg, height: 58, target: box };
};

const field: Draw = (words, { x, y, w, theme }, state, item) => {
  const box = { x, y, w, h: 54 };
  const typed = (item.types ?? '').slice(0, Math.round((item.types?.length ?? 0) * state.ticked));
  const value = typed
    ? text(x + 16, y + 37, escaped(typed), { size: 26, fill: theme.ink })
    : text(x + 16, y + 37, escaped(words), { size: 26, fill: colour.ink3 });
  const caret =
    state.ticked > 0 && state.ticked < 1
      ? stroke(`M${x + 19 + lineWidth(typed, 26)} ${y + 13}v28`, { ink: colour.chalk, width: 3 })
      : '';
  return {
    svg: stroke(boxPath(box), { fill: colour.film, ink: theme.ink }) + value + caret,
    height: 56,
    target: { ...box, w: Math.max(w, lineWidth(item.types ?? words, 26) + 28) },
  };
};

const secret: Draw = (words, { x, y, w, theme }, state, item) => {
  const name = text(x, y + 26, escaped(words), { size: MONO, face: 'mono', fill: theme.ink });
  const box = { x, y: y + 36, w, h: 44 };
  const value = item.types ?? '••••••••••••';
  const typed = value.slice(0, Math.round(value.length * state.ticked));
  const shown = text(x + 14, y + 66, escaped(typed), { size: MONO, face: 'mono', fill: theme.muted });
  return {
    svg: name + stroke(boxPath(box), { fill: colour.film }) + shown,
    height: 84,
    target: { x, y, w: Math.max(w, lineWidth(value, MONO, 'mono') + 20), h: 82 },
  };
};

const bar: Draw = (words, { x, y, w }) => {
  const box = { x, y, w: Math.max(w, lineWidth(words, 25, 'strong') + 12), h: 44 };
  const label = text(x + w / 2, y + 31, escaped(words), { size: 25, anchor: 'middle', face: 'strong' });
  return { svg: stroke(boxPath(box), { fill: colour.marker }) + label, height: 46, target: box };
};

const navigation: Draw = (_, { x, y, theme }, _state, { nav = [] }) => {
  let at = x;
  const links = nav.map((words) => {
    const width = lineWidth(words, 25);
    const link =
      text(at, y + 26, escaped(words), { size: 25, fill: theme.accent }) +
      stroke(`M${at} ${y + 33}h${width}`, { ink: theme.accent });
    at += width + 28;
    return link;
  });
  return { svg: links.join(''), height: 38, target: { x, y, w: at - x - 28, h: 38 } };
};

const row: Draw = (_, { x, y, w, columns, theme }, state, { row: cells = [] }) => {
  let at = x;
  const drawn = cells.map((cell, index) => {
    const words = text(at + 12, y + 33, escaped(cell), { size: 25, fill: theme.ink });
    const left = at;
    at += columns[index] ?? 0;
    return (
      stroke(boxPath({ x: left, y, w: columns[index] ?? 0, h: 48 }), {
        ink: colour.ink3,
        fill: state.marked > 0 ? colour.marker : colour.sheet,
      }) + words
    );
  });
  const through =
    state.struck > 0
      ? stroke(`M${x - 6} ${y + 24}h${(w + 12) * state.struck}`, { ink: colour.danger, width: 4 })
      : '';
  return { svg: drawn.join('') + through, height: 48, target: { x, y, w, h: 48 } };
};

const swatches: Draw = (_, { x, y, theme }, state, { colours = [] }) => {
  const shown = colours.map((named, index) => {
    const code = named.slice(-7);
    const top = y + index * 52;
    const chip = stroke(boxPath({ x, y: top, w: 64, h: 42 }), { fill: code });
    return group(
      span(state.ticked * colours.length, index, 1),
      chip + text(x + 82, top + 31, escaped(named.slice(0, -8)), { size: 26, fill: theme.ink }),
    );
  });
  const h = colours.length * 52 - 8;
  return { svg: shown.join(''), height: h, target: { x, y, w: 260, h } };
};

const picture: Draw = (_, { x, y, w }, _state, item) => ({
  svg: pictureDrawing(item.picture ?? 'dog', x, y, w),
  height: PICTURE_HEIGHT,
  target: { x, y, w, h: PICTURE_HEIGHT },
});

const DRAWN: Record<ItemKind, Draw> = {
  title: plain(({ ink }) => ({ size: 34, line: 42, face: 'display', fill: ink })),
  text: plain(({ ink }) => ({ fill: ink })),
  muted: plain(({ muted }) => ({ fill: muted })),
  code: plain(({ ink }) => ({ size: MONO, line: 33, face: 'mono', fill: ink })),
  me: boxed({
    fill: colour.wash,
    ink: colour.chalk,
    face: 'mono',
    size: 23,
    line: 31,
    from: 0.06,
    mitred: true,
  }),
  agent: boxed({ fill: colour.film, ink: colour.ink3, to: 0.94 }),
  note: boxed({ fill: colour.wash, ink: colour.chalk }),
  bar,
  button,
  field,
  secret,
  file: signed(document, ({ ink }) => ink),
  tick: signed(checkbox, ({ ink }) => ink, 48),
  pass: signed(
    (x, y, state) => tick(x + 2, y + 17, state.ticked, colour.success),
    ({ ink }) => ink,
  ),
  fail: signed(cross, ({ ink }) => ink),
  error: signed(warning, () => colour.danger),
  success: signed(
    (x, y, state) => tick(x + 2, y + 17, state.ticked, colour.success),
    () => colour.success,
  ),
  picture,
  nav: navigation,
  row,
  colours: swatches,
};

export function kindOf(item: Item): ItemKind {
  const kinds = Object.keys(DRAWN) as ItemKind[];
  return kinds.find((kind) => item[kind] !== undefined) ?? 'text';
}

/** Draws an item, and returns how much space it takes. */
export function drawItem(item: Item, place: Place, state: ItemState): Drawing {
  const kind = kindOf(item);
  const words = item[kind];
  return DRAWN[kind](typeof words === 'string' ? words : '', place, state, item);
}

/** The chalk outline around something that deserves a look. */
export function ring({ x, y, w, h }: Drawing['target'], drawn: number) {
  const box = { x: x - 10, y: y - 7, w: w + 20, h: h + 14 };
  return stroke(boxPath(box), { drawn, ink: colour.chalk, width: 4 });
}

/** How far something is typed that begins at `at`. */
export const typing = (t: number, at: number, letters: number) =>
  span(t, at, Math.min(1.75, Math.max(0.25, letters / 22)));

export const appearing = (t: number, at: number) => settle(t, at, 0.33);
