import { boxPath, colour, stroke } from '../pen.ts';

type Picture = 'dog' | 'walk' | 'guide' | 'portrait';

export const PICTURE_HEIGHT = 132;

const dog = (x: number, y: number, size = 1) => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  const body = `M${at(0, 40)}q${6 * size} ${-22 * size} ${30 * size} ${-20 * size}h${34 * size}q${10 * size} 0 ${16 * size} ${-14 * size}l${10 * size} ${-2 * size}q${20 * size} ${2 * size} ${20 * size} ${14 * size}q0 ${8 * size} ${-16 * size} ${8 * size}q${-6 * size} ${18 * size} ${-14 * size} ${22 * size}v${34 * size}h${-9 * size}v${-26 * size}h${-38 * size}v${26 * size}h${-9 * size}v${-32 * size}q${-8 * size} ${-4 * size} ${-8 * size} ${-16 * size}q${-8 * size} ${-4 * size} ${-16 * size} ${6 * size}z`;
  const eye = `<circle cx="${x + 94 * size}" cy="${y + 12 * size}" r="${2.5 * size}" fill="${colour.ink}"/>`;
  return stroke(body, { fill: colour.marker, width: 2.5 }) + eye;
};

const hill = (x: number, y: number, w: number) =>
  stroke(`M${x} ${y}q${w * 0.25} -46 ${w * 0.5} -14t${w * 0.5} -16v30z`, {
    fill: '#CFE3CF',
    ink: colour.ink3,
  });

const tree = (x: number, y: number) =>
  stroke(`M${x} ${y}v-30`, { width: 4 }) +
  `<circle cx="${x}" cy="${y - 44}" r="22" fill="#CFE3CF" stroke="${colour.ink}" stroke-width="2.5"/>`;

function guide(x: number, y: number) {
  const page = stroke(`M${x} ${y}h66l22 22v84h-88z`, { fill: colour.sheet, width: 2.5 });
  const fold = stroke(`M${x + 66} ${y}v22h22`, { width: 2.5 });
  const lines = stroke(`M${x + 16} ${y + 46}h54M${x + 16} ${y + 64}h54M${x + 16} ${y + 82}h34`, {
    ink: colour.chalk,
    width: 4,
  });
  return page + fold + lines;
}

function portrait(x: number, y: number) {
  const head = `<circle cx="${x}" cy="${y + 34}" r="24" fill="${colour.sheet}" stroke="${colour.ink}" stroke-width="2.5"/>`;
  return stroke(`M${x - 48} ${y + 112}q4 -46 48 -46t48 46`, { fill: colour.marker, width: 2.5 }) + head;
}

/** A small drawing in the place of a photo. */
export function pictureDrawing(picture: Picture, x: number, y: number, w: number) {
  const frame = stroke(boxPath({ x, y, w, h: PICTURE_HEIGHT }), { fill: colour.wash });
  const low = y + PICTURE_HEIGHT - 2;
  if (picture === 'guide') return frame + guide(x + w / 2 - 44, y + 14);
  if (picture === 'portrait') return frame + portrait(x + w / 2, y + 18);
  const scenery = hill(x + 2, low, w - 4);
  // A narrow picture has no space for the trees.
  if (picture === 'dog' || w < 300) return frame + scenery + dog(x + w / 2 - 58, y + 38);
  const lead = stroke(`M${x + w / 2 + 30} ${y + 64}q44 -30 76 -26`, { ink: colour.chalk, width: 3 });
  return (
    frame +
    scenery +
    tree(x + 48, low - 6) +
    tree(x + w - 44, low - 12) +
    dog(x + w / 2 - 66, y + 46, 0.9) +
    lead
  );
}
