import { createHash } from 'node:crypto';
import { colours, type Mark } from './sheet.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle with the mitred top-right corner. */
export function mitred({ x, y, width, height }: Box, corner: number): string {
  return `M${x} ${y}h${width - corner}l${corner} ${corner}v${height - corner}h${-width}z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** The squares of drafting film. */
export function grid(width: number, height: number, pitch: number): Mark {
  const across = steps(height, pitch).map((y) => `M0 ${y}H${width}`);
  const down = steps(width, pitch).map((x) => `M${x} 0V${height}`);
  return { d: [...across, ...down].join(''), stroke: colours.line, width: 1, opacity: 0.7 };
}

/** A nail, a taut line, and chalk powder next to it whose pattern depends on the seed. */
export function chalkLine(seed: string, x: number, y: number, length: number, scale = 1): Mark[] {
  const random = numbersOf(seed);
  const powder = [-4.2, 4, 6].map((side, index) => ({
    d: `M${x + 12 * scale} ${y + side * scale}H${x + length}`,
    stroke: colours.chalk,
    width: (1 + random(index)) * scale,
    opacity: 0.28 + random(index + 3) * 0.2,
    dashes: [2 + random(index + 6) * 6, 5 + random(index + 9) * 16, 0.6, 4 + random(index + 12) * 18],
  }));
  return [
    ...powder,
    { d: `M${x + 10 * scale} ${y}H${x + length}`, stroke: colours.chalk, width: 4 * scale },
    { d: circle(x, y, 9 * scale), fill: colours.ink },
    { d: circle(x, y, 3 * scale), fill: colours.sheet },
  ];
}

/** The drawing of the project: a frame with rooms and dimensions. Every seed gives different rooms. */
export function partDrawing(seed: string, { x, y, width, height }: Box): Mark[] {
  const random = numbersOf(seed);
  const head = Math.round(height * (0.14 + random(0) * 0.1));
  const column = Math.round(width * (0.3 + random(1) * 0.35));
  const floor = Math.round((height - head) * (0.4 + random(2) * 0.25));
  const isTurned = random(3) > 0.5;
  const room = isTurned
    ? { x: x + column, y: y + head, width: width - column, height: floor }
    : { x, y: y + head, width: column, height: floor };
  const outline = { stroke: colours.ink, width: 3 };
  const below = y + height + 26;
  return [
    { d: construction(x, y, width, height), stroke: colours.line, width: 2, dashes: [10, 8] },
    { d: mitred({ x, y, width, height }, 40), fill: colours.sheet },
    { d: `M${room.x} ${room.y}h${room.width}v${room.height}h${-room.width}z`, fill: colours.wash },
    { d: mitred({ x, y, width, height }, 40), ...outline },
    { d: `M${x} ${y + head}H${x + width}M${x + column} ${y + head}V${y + height}`, ...outline },
    { d: `M${x} ${y + head + floor}H${x + width}`, stroke: colours.ink, width: 2, dashes: [8, 6] },
    { d: circle(x + 18, y + head / 2, 4), fill: colours.ink },
    { d: circle(x + 34, y + head / 2, 4), fill: colours.ink },
    {
      d: `M${x} ${below}H${x + width}M${x} ${below - 9}v18M${x + width} ${below - 9}v18`,
      stroke: colours.ink2,
      width: 2,
    },
  ];
}

/** The stamp for an earned certification, the only yellow element. */
export function stamp(x: number, y: number, radius: number): Mark[] {
  const tick = radius * 0.42;
  return [
    { d: rosette(x, y, radius), fill: colours.marker, stroke: colours.ink, width: 3 },
    { d: circle(x, y, radius * 0.74), stroke: colours.ink, width: 2, dashes: [6, 5] },
    {
      d: `M${x - tick} ${y + tick * 0.05}l${tick * 0.7} ${tick * 0.7}l${tick * 1.35} ${-tick * 1.4}`,
      stroke: colours.ink,
      width: radius * 0.12,
    },
  ];
}

function rosette(x: number, y: number, radius: number): string {
  const teeth = 16;
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index * Math.PI) / teeth;
    const reach = index % 2 ? radius * 0.92 : radius;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Construction lines, which run past the corners. */
function construction(x: number, y: number, width: number, height: number): string {
  const past = 26;
  return `M${x - past} ${y}H${x + width + past}M${x - past} ${y + height}H${x + width + past}M${x} ${y - past}V${y + height + past}M${x + width} ${y - past}V${y + height + past}`;
}

function steps(length: number, pitch: number): number[] {
  return Array.from({ length: Math.ceil(length / pitch) - 1 }, (_, index) => (index + 1) * pitch);
}

/** Pseudo-random numbers from 0 to 1 for the seed. */
function numbersOf(seed: string): (index: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  return (index) => (bytes[index % bytes.length] ?? 0) / 255;
}
