import { glide, mix, span } from '../motion.ts';
import { type Box, boxPath, colour, group, mitredPath, shifted, stroke, text } from '../pen.ts';
import {
  appearing,
  drawItem,
  escaped,
  type ItemState,
  kindOf,
  paper,
  ring,
  type Theme,
  typing,
} from './items.ts';
import { lineWidth } from './letters.ts';
import type { Item, Pane } from './storyboard-schema.ts';
import { beatTime, type SceneTimes } from './timeline.ts';

const PADDING = 24;
const GAP = 15;
const PRESS_AFTER = 1.25;

const night: Theme = {
  ground: colour.ink,
  ink: '#E9F1EC',
  muted: '#B3C2BA',
  accent: '#9FB6FF',
  main: colour.marker,
};

/** The page's colours, once it has been given a look of its own. */
function themeOf({ kind, look }: Pane, t: number, times: SceneTimes): Theme {
  if (kind === 'log') return night;
  if (!look || t < beatTime(times, look.on)) return paper;
  return { ground: look.ground, ink: look.ink, muted: look.ink, accent: look.ink, main: look.accent };
}

/** Where the contents of the pane begin, below its frame. */
const headHeight: Record<Pane['kind'], number> = {
  notes: 64,
  agent: 64,
  browser: 56,
  phone: 52,
  table: 64,
  panel: 64,
  log: 58,
};

const names: Partial<Record<Pane['kind'], string>> = {
  notes: 'Notes',
  agent: 'Coding agent',
  table: 'Database',
  log: 'Log',
};

function frame(pane: Pane, box: Box, theme: Theme, drawn: number) {
  const name = escaped(pane.name ?? names[pane.kind] ?? '');
  if (pane.kind === 'phone') return phoneFrame(box, theme, drawn);
  const outline = stroke(mitredPath(box), { fill: theme.ground, drawn });
  if (pane.kind === 'browser') {
    const dots = [26, 48, 70]
      .map((x) => `<circle cx="${box.x + x}" cy="${box.y + 21}" r="6" fill="${theme.ink}"/>`)
      .join('');
    const rule = stroke(`M${box.x} ${box.y + 42}h${box.w}`, { drawn, ink: theme.ink });
    return (
      outline +
      dots +
      rule +
      text(box.x + 96, box.y + 29, name, { size: 22, face: 'mono', fill: theme.muted })
    );
  }
  if (pane.kind === 'log')
    return outline + text(box.x + PADDING, box.y + 40, name, { size: 24, face: 'mono', fill: theme.muted });
  const title = pane.kind === 'agent' ? 'Coding agent' : name;
  const mode = pane.kind === 'agent' && pane.name ? chip(box, name) : '';
  return (
    outline + text(box.x + PADDING, box.y + 44, title, { size: 30, face: 'display', fill: theme.ink }) + mode
  );
}

function chip(box: Box, words: string) {
  const w = lineWidth(words, 23, 'strong') + 28;
  const at = { x: box.x + box.w - w - 36, y: box.y + 16, w, h: 36 };
  return (
    stroke(boxPath(at), { fill: colour.sunk, ink: colour.ink2 }) +
    text(at.x + 14, at.y + 26, words, { size: 23, face: 'strong' })
  );
}

function phoneFrame({ x, y, w, h }: Box, theme: Theme, drawn: number) {
  const r = 34;
  const path = `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}z`;
  return (
    stroke(path, { fill: theme.ground, width: 4, drawn }) +
    stroke(`M${x + w / 2 - 30} ${y + 20}h60`, { width: 6, ink: theme.ink })
  );
}

/** The widths of the columns: as wide as their widest cell, and stretched to the pane. */
function columnWidths({ columns = [], items }: Pane, width: number) {
  const widest = columns.map((head, index) => {
    const cells = items.map((item) => lineWidth(item.row?.[index] ?? '', 25));
    return Math.max(lineWidth(head, 24, 'strong'), ...cells) + 26;
  });
  const needed = widest.reduce((sum, each) => sum + each, 0);
  return { widths: widest.map((each) => each * Math.max(1, width / needed)), isTooWide: needed > width + 1 };
}

interface Laid {
  item: Item;
  y: number;
  /** When it appears. */
  at: number;
}

/** How much space the heading of a pane needs. */
function nameWidth({ kind, name = '' }: Pane) {
  if (kind === 'phone') return 0;
  if (kind === 'browser') return 96 + lineWidth(name, 22, 'mono') + 24;
  if (kind === 'agent') return PADDING + lineWidth(`Coding agent${name}`, 30, 'display') + 90;
  return PADDING + (kind === 'log' ? lineWidth(name, 24, 'mono') : lineWidth(name, 30, 'display')) + 30;
}

/** Each item below the one before it. Those that replace one another share their place. */
function layOut(pane: Pane, size: Size, times: SceneTimes) {
  const columns = columnWidths(pane, size.w - 2 * PADDING);
  const place = { x: PADDING, w: size.w - 2 * PADDING, columns: columns.widths, theme: paper };
  const rest: ItemState = { typed: 1, ticked: 1, pressed: 0, marked: 0, struck: 0 };
  let [top, bottom] = [0, headHeight[pane.kind] + (pane.columns ? 44 : 0)];
  let isTooWide = columns.isTooWide || nameWidth(pane) > size.w;
  let early = 0;
  const laid: Laid[] = pane.items.map((item, index) => {
    const isBelowRow = item.row && pane.items[index - 1]?.row;
    if (!item.instead) top = bottom + (index === 0 || isBelowRow ? 0 : GAP);
    const { height, target } = drawItem(item, { ...place, y: top }, rest);
    bottom = Math.max(bottom, top + height);
    isTooWide ||= target.w > place.w + 1;
    const at = item.on ? beatTime(times, item.on) + (item.after ?? 0) : 0.25 + early++ * 0.08;
    return { item, y: top, at };
  });
  return { laid, place, bottom, overflow: Math.max(0, bottom + 10 - size.h), isTooWide };
}

interface Size {
  w: number;
  h: number;
}

const scaled = ({ w, h }: Size, scale: number) => ({ w: w / scale, h: h / scale });

const SCALES = [1.42, 1.36, 1.3, 1.24, 1.18, 1.12, 1.06];

/** The largest scale at which everything fits. */
export function fittingScale(panes: readonly { pane: Pane; box: Box }[], times: SceneTimes) {
  const fits = (scale: number) =>
    panes.every(({ pane, box }) => {
      const { overflow, isTooWide } = layOut(pane, scaled(box, scale), times);
      return overflow === 0 && !isTooWide;
    });
  return SCALES.find(fits) ?? 1;
}

/** How tall the pane must be for its contents. */
export function neededHeight(pane: Pane, box: Box, scale: number, times: SceneTimes) {
  return (layOut(pane, scaled(box, scale), times).bottom + PADDING) * scale;
}

/** What is wrong with a pane's layout, so that nothing is drawn outside of it. */
export function layoutProblems(pane: Pane, box: Box, times: SceneTimes): string[] {
  const { overflow, isTooWide, laid } = layOut(pane, box, times);
  const beats = laid.flatMap(({ item: { on, until, mark, strike, ring, press, typesOn } }) => [
    on,
    until,
    mark,
    strike,
    ring,
    press,
    typesOn,
  ]);
  const isBeyond = beats.some((beat) => (beat ?? 0) > times.captions.length);
  return [
    ...(isBeyond ? ['names a caption that the scene does not have'] : []),
    ...(overflow > 0 ? [`is ${Math.ceil(overflow)} px too tall`] : []),
    ...(isTooWide ? ['has something that is too wide'] : []),
  ];
}

const since = (t: number, times: SceneTimes, beat: number | undefined, seconds: number, after = 0.3) =>
  beat ? span(t, beatTime(times, beat) + after, seconds) : 0;

function stateOf(item: Item, at: number, t: number, times: SceneTimes): ItemState {
  const kind = kindOf(item);
  const press = item.press ? beatTime(times, item.press) + PRESS_AFTER : Number.POSITIVE_INFINITY;
  const typedFrom = item.typesOn ? beatTime(times, item.typesOn) + 0.2 : at + 0.3;
  const letters = (item.types ?? '').length;
  const isTyped = kind === 'field' || (kind === 'secret' && item.types);
  return {
    typed: kind === 'me' && item.on ? typing(t, at + 0.2, (item.me ?? '').length / 2) : 1,
    ticked: isTyped ? typing(t, typedFrom, letters) : span(t, at + 0.25, kind === 'colours' ? 1.2 : 0.33),
    pressed: t > press - 0.1 && t < press + 0.2 ? 1 : 0,
    marked: since(t, times, item.mark, 0.5),
    struck: since(t, times, item.strike, 0.5),
  };
}

/** Where the pointer presses, and when. */
export interface Press {
  at: number;
  x: number;
  y: number;
}

export function pressesIn(pane: Pane, box: Box, scale: number, times: SceneTimes): Press[] {
  const { laid, place } = layOut(pane, scaled(box, scale), times);
  return laid.flatMap(({ item, y, at }) => {
    if (!item.press) return [];
    const { target } = drawItem(item, { ...place, y }, stateOf(item, at, times.seconds, times));
    const x = target.x + Math.min(target.w * 0.6, 190);
    const pressedAt = beatTime(times, item.press) + PRESS_AFTER;
    return [{ at: pressedAt, x: box.x + x * scale, y: box.y + (target.y + target.h * 0.55) * scale }];
  });
}

function tableHead(pane: Pane, { x, y }: { x: number; y: number }, widths: readonly number[]) {
  let at = x;
  const heads = (pane.columns ?? []).map((head, index) => {
    const words = text(at + 12, y + 30, escaped(head), { size: 24, face: 'strong' });
    const cell = stroke(boxPath({ x: at, y, w: widths[index] ?? 0, h: 44 }), {
      fill: colour.sunk,
      ink: colour.ink3,
    });
    at += widths[index] ?? 0;
    return cell + words;
  });
  return heads.join('');
}

/** A pane with its frame and its contents at `t` seconds of the scene. */
export function drawPane(pane: Pane, box: Box, scale: number, t: number, times: SceneTimes) {
  const theme = themeOf(pane, t, times);
  const size = scaled(box, scale);
  const { laid, place } = layOut(pane, size, times);
  const head = pane.columns ? tableHead(pane, { x: place.x, y: headHeight[pane.kind] }, place.columns) : '';
  const contents = laid.map(({ item, y, at }) => {
    const leaves = item.until ? beatTime(times, item.until) : Number.POSITIVE_INFINITY;
    const seen = Math.min(appearing(t, at), 1 - span(t, leaves - 0.17, 0.17));
    if (seen <= 0) return '';
    const { svg, target } = drawItem(item, { ...place, y, theme }, stateOf(item, at, t, times));
    return group(seen, svg) + ring(target, since(t, times, item.ring, 0.6));
  });
  const outline = frame(pane, { x: 0, y: 0, ...size }, theme, span(t, 0, 0.6));
  return shifted(box.x, box.y, outline + group(span(t, 0.15, 0.25), head) + contents.join(''), scale);
}

/** Where the pointer is: on its way to the next press, or where it pressed last. */
export function pointerAt(presses: readonly Press[], t: number) {
  const [first] = presses;
  const last = presses.at(-1);
  if (!first || !last || t < first.at - 1.3 || t > last.at + 0.9) return;
  let [x, y] = [first.x + 120, first.y + 110];
  for (const press of presses) {
    const p = glide(t, press.at - 0.9, 0.75);
    [x, y] = [mix(x, press.x, p), mix(y, press.y, p)];
  }
  return { x, y };
}
