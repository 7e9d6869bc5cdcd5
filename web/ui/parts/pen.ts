/** A stroke or a shape of a part drawing, on a sheet of 640 by 352 units. */
export interface Mark {
  d: string;
  /** `wash` and `marker` are the two colours of a drawing; use the marker once. `onMarker` lies on it. */
  fill?: 'sheet' | 'wash' | 'marker' | 'ink' | 'onMarker' | 'none';
  /** `outline` is 2 px ink, `detail` thinner, `hidden` dashed, `scored` a detail on the marker; `bare` is none. */
  stroke?: 'outline' | 'detail' | 'hidden' | 'scored' | 'bare';
  /** Degrees around the middle of the sheet. */
  turn?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Part {
  marks: readonly Mark[];
  /** What the dimension line measures. */
  box: Box;
  /** Where there is room for the dimension line. */
  measure: 'below' | 'left' | 'right';
}

export type Random = () => number;
export type DrawPart = (random: Random) => Part;

export const SHEET_WIDTH = 640;
export const SHEET_HEIGHT = 352;

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A rectangle with the mitred top-right corner. */
export function mitred(x: number, y: number, width: number, height: number, corner = 24): string {
  return `M${x} ${y}h${width - corner}l${corner} ${corner}v${height - corner}h${-width}z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** Lines of writing: one stroke per width, `pitch` apart. */
export function writing(x: number, y: number, widths: readonly number[], pitch = 16): string {
  return widths.map((width, row) => `M${x} ${y + row * pitch}h${width}`).join('');
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** A whole multiple of `step` from `low` to `high`, both included. */
export function stepped(random: Random, low: number, high: number, step: number): number {
  return low + Math.floor(random() * ((high - low) / step + 1)) * step;
}
