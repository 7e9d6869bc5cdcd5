import type { CertificateFacts } from './certificate-facts.ts';
import { fitLines } from './fitted-lines.ts';
import type { FaceName, Faces } from './fonts.ts';
import { chalkLine, grid, mitred, partDrawing, stamp } from './motifs.ts';
import { type Colour, colours, type Sheet, type Words } from './sheet.ts';
import { widthOf } from './writing.ts';

/** A4 landscape, two units per point. */
export const paper = { width: 1684, height: 1190 };
const { width, height } = paper;
const left = 160;
const column = 940;

interface Style {
  readonly face: FaceName;
  readonly sizes: readonly [number, ...number[]];
  readonly colour: Colour;
  readonly mostLines?: number;
}

/** The printable certificate. */
export function paperSheet(facts: CertificateFacts, faces: Faces): Sheet {
  const lines = (text: string, y: number, { face, sizes, colour, mostLines = 1 }: Style): Words[] => {
    const measure = (line: string, size: number) => widthOf(faces[face], line, size);
    const fitted = fitLines(text, { width: column, mostLines, sizes, widthOf: measure });
    return fitted.lines.map((line, index) => {
      const lift = (fitted.lines.length - 1 - index) * fitted.size * 1.1;
      return { text: line, face, size: fitted.size, x: left, y: y - lift, colour };
    });
  };
  const said: Style = { face: 'text', sizes: [34, 30, 26], colour: colours.ink2 };
  return {
    width,
    height,
    marks: [...ground(), ...motifs(facts)],
    words: [
      ...lines(facts.brand, 210, { face: 'display', sizes: [52], colour: colours.ink }),
      ...lines('CERTIFICATE', 262, { face: 'mono', sizes: [28], colour: colours.ink2 }),
      ...lines('This certifies that', 400, said),
      ...lines(facts.name, 550, {
        face: 'display',
        sizes: [104, 92, 80, 68, 56, 46, 38, 30, 24, 20],
        colour: colours.ink,
        mostLines: 2,
      }),
      ...lines(facts.nameNote ?? 'has built a project of their own, and earned', 664, said),
      ...lines(facts.certification, 748, {
        face: 'display',
        sizes: [64, 54, 44],
        colour: colours.ink,
      }),
      ...lines(`with the course ${facts.course}`, 804, said),
      ...lines(`Reviewed by hand by ${facts.reviewer}`, 916, {
        ...said,
        face: 'strong',
        colour: colours.ink,
      }),
      ...lines(facts.date, 964, { face: 'mono', sizes: [28], colour: colours.ink2 }),
      ...lines(facts.address, 1066, {
        face: 'mono',
        sizes: [22, 20, 18, 16, 14, 12],
        colour: colours.chalk,
      }).map((words) => ({ ...words, link: facts.address })),
    ],
  };
}

/** The paper with its frame. */
export function ground(): Sheet['marks'] {
  return [
    { d: `M0 0h${width}v${height}h${-width}z`, fill: colours.film },
    grid(width, height, 40),
    {
      d: mitred({ x: 64, y: 64, width: width - 128, height: height - 128 }, 96),
      fill: colours.sheet,
      stroke: colours.ink,
      width: 4,
    },
    {
      d: mitred({ x: 84, y: 84, width: width - 168, height: height - 168 }, 88),
      stroke: colours.line,
      width: 2,
    },
  ];
}

function motifs({ seed }: CertificateFacts): Sheet['marks'] {
  return [
    ...partDrawing(seed, { x: 1200, y: 250, width: 300, height: 270 }),
    ...chalkLine(seed, left + 12, 602, column, 1.3),
    ...stamp(1350, 790, 120),
  ];
}
