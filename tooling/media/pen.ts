import { mix } from './motion.ts';

export const colour = {
  film: '#EEF3EE',
  sheet: '#FBFDFB',
  sunk: '#E1E9E2',
  ink: '#12211C',
  ink2: '#42534B',
  ink3: '#56665E',
  line: '#C5D1C8',
  chalk: '#1D46C9',
  wash: '#DCE5FF',
  marker: '#FFC933',
  danger: '#B42318',
  success: '#2F6B1F',
} as const;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface TextStyle {
  size?: number;
  fill?: string;
  face?: 'display' | 'strong' | 'mono';
  anchor?: 'start' | 'middle' | 'end';
}

const round = (value: number) => Math.round(value * 100) / 100;

export function group(opacity: number, body: string, transform = '') {
  if (opacity <= 0) return '';
  return `<g opacity="${round(opacity)}" transform="${transform}">${body}</g>`;
}

export const shifted = (x: number, y: number, body: string, scale = 1) =>
  group(1, body, `translate(${round(x)} ${round(y)}) scale(${round(scale)})`);

export function text(x: number, y: number, words: string, style: TextStyle = {}) {
  const { size = 28, fill = colour.ink, face = '', anchor = 'start' } = style;
  return `<text class="${face}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" style="font-size:${size}px;fill:${fill}">${words}</text>`;
}

/** An outline that is drawn stroke by stroke while `drawn` goes from 0 to 1. */
export function stroke(
  d: string,
  options: { drawn?: number; width?: number; ink?: string; fill?: string } = {},
) {
  const { drawn = 1, width = 2, ink = colour.ink, fill = 'none' } = options;
  if (drawn <= 0) return '';
  const dash = drawn < 1 ? `pathLength="1" stroke-dasharray="${round(drawn)} 2"` : '';
  return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${dash}/>`;
}

export const boxPath = ({ x, y, w, h }: Box) => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A rectangle with one mitred top-right corner. */
export const mitredPath = ({ x, y, w, h }: Box, cut = 20) =>
  `M${x} ${y}h${w - cut}l${cut} ${cut}v${h - cut}h${-w}z`;

export const panel = (box: Box, fill: string = colour.sheet) => stroke(mitredPath(box), { fill });

export function dashedBox(box: Box) {
  return `<path d="${boxPath(box)}" fill="${colour.film}" stroke="${colour.ink3}" stroke-width="2" stroke-dasharray="10 8"/>`;
}

export function button(box: Box, label: string, options: { fill?: string; pressed?: number } = {}) {
  const { fill = colour.marker, pressed = 0 } = options;
  const middle = text(box.x + box.w / 2, box.y + box.h / 2 + 10, label, { anchor: 'middle', face: 'strong' });
  return shifted(0, pressed * 3, stroke(mitredPath(box, 14), { fill }) + middle);
}

export function tick(x: number, y: number, drawn: number, ink: string = colour.chalk) {
  return stroke(`M${x} ${y}l8 9l16 -20`, { drawn, ink, width: 5 });
}

export function nail(x: number, y: number, fill: string = colour.ink, radius = 8) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${colour.ink}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.5" fill="${colour.film}"/>`;
}

interface Chalk {
  grown: number;
  tremble: number;
  powder: number;
}

/** The chalk line: nail, stroke, and three faint dashed strokes of powder beside it. */
export function chalkLine(from: [number, number], to: [number, number], { grown, tremble, powder }: Chalk) {
  const [x1, y1] = from;
  const [x2, y2] = [mix(x1, to[0], grown), mix(y1, to[1], grown)];
  const upright = to[0] === x1;
  const beside = (by: number) => (upright ? `translate(${by} 0)` : `translate(0 ${by})`);
  const bend = upright ? `${x1 + tremble} ${(y1 + y2) / 2}` : `${(x1 + x2) / 2} ${y1 + tremble * 2}`;
  const path = `M${x1} ${y1}Q${bend} ${round(x2)} ${round(y2)}`;
  const dust = ['3 17 9 23', '6 29 2 13', '2 11 7 37'].map(
    (dashes, i) =>
      `<path d="${path}" transform="${beside([-5, 5, 8][i] ?? 0)}" fill="none" stroke="${colour.chalk}" stroke-width="2" stroke-dasharray="${dashes}" opacity="${round(powder * 0.4)}"/>`,
  );
  const visible = grown > 0 ? stroke(path, { ink: colour.chalk, width: 4 }) + dust.join('') : '';
  return visible + nail(x1, y1);
}

/** A dimension line with a mono label in its middle, as on a part drawing. */
export function dimension(x1: number, x2: number, y: number, label: string) {
  const arrows = `M${x1} ${y - 10}v20M${x2} ${y - 10}v20M${x1} ${y}H${x2}`;
  const gap = label.length * 17 + 24;
  const middle = (x1 + x2) / 2;
  const clear = `<rect x="${middle - gap / 2}" y="${y - 18}" width="${gap}" height="36" fill="${colour.film}"/>`;
  return (
    stroke(arrows, { ink: colour.ink2 }) +
    clear +
    text(middle, y + 10, label, { face: 'mono', anchor: 'middle', fill: colour.ink2 })
  );
}

export function pointer(x: number, y: number) {
  return stroke(`M${round(x)} ${round(y)}l0 34l9 -8l7 15l8 -4l-7 -14l12 -1z`, {
    fill: colour.sheet,
    width: 2.5,
  });
}

export function ground() {
  const lines: string[] = [];
  for (let x = 32; x < 1280; x += 32) lines.push(`M${x + 0.5} 0V720`);
  for (let y = 32; y < 720; y += 32) lines.push(`M0 ${y + 0.5}H1280`);
  return `<rect width="1280" height="720" fill="${colour.film}"/><path d="${lines.join('')}" stroke="${colour.line}" stroke-opacity="0.55"/>`;
}
