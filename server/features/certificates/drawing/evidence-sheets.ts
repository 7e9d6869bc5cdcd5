import { byLesson, type ProvenCheck } from '@chalkline/domain/certifications/rubric';
import type { CertificateFacts } from './certificate-facts.ts';
import { fitLines } from './fitted-lines.ts';
import type { FaceName, Faces } from './fonts.ts';
import { ground, paper } from './paper-sheet.ts';
import { type Colour, colours, type Mark, type Sheet, type Words } from './sheet.ts';
import { widthOf } from './writing.ts';

const top = 290;
const bottom = paper.height - 130;
const columns = [160, 880] as const;
const columnWidth = 640;
const indent = 40;

/** One line of a column; its place is known once the column is. */
interface Line {
  readonly text: string;
  readonly face: FaceName;
  readonly size: number;
  readonly colour: Colour;
  readonly indent: number;
  /** The distance of its baseline from the one before. */
  readonly step: number;
  /** A check mark is drawn in front of it. */
  readonly isTicked?: boolean;
}

/** Lines that stay together. */
type Block = readonly Line[];

/** The pages that list the checks that the reviewer passed; none without checks. */
export function evidenceSheets(facts: CertificateFacts, faces: Faces): Sheet[] {
  const blocks = byLesson(facts.checks).flatMap(({ lesson, lessonOrder, checks }) =>
    checks.map((check, index) => [
      ...(index === 0 ? wrapped(faces, `Lesson ${lessonOrder}: ${lesson}`, headingStyle) : []),
      ...checkLines(faces, check),
    ]),
  );
  return pagesOf(blocks).map((page) => ({
    ...paper,
    marks: [...ground(), ...page.marks],
    words: [...titles(facts), ...page.words],
  }));
}

type Style = Omit<Line, 'text' | 'isTicked'>;

const headingStyle: Style = { face: 'strong', size: 26, colour: colours.ink, indent: 0, step: 48 };
const tryStyle: Style = { face: 'text', size: 22, colour: colours.ink, indent, step: 36 };
const expectStyle: Style = { face: 'text', size: 20, colour: colours.ink2, indent, step: 28 };

function checkLines(faces: Faces, check: ProvenCheck): Line[] {
  const [first, ...rest] = wrapped(faces, check.try, tryStyle);
  return [
    ...(first ? [{ ...first, isTicked: true }] : []),
    ...rest,
    ...wrapped(faces, check.expect, expectStyle),
  ];
}

/** All lines of a text. The first keeps its distance from the text before, the others follow closely. */
function wrapped(faces: Faces, text: string, style: Style): Line[] {
  const { lines } = fitLines(text, {
    width: columnWidth - style.indent,
    mostLines: Number.POSITIVE_INFINITY,
    sizes: [style.size],
    widthOf: (line, size) => widthOf(faces[style.face], line, size),
  });
  return lines.map((line, index) => ({
    ...style,
    text: line,
    step: index === 0 ? style.step : style.size * 1.25,
  }));
}

interface Page {
  readonly words: Words[];
  readonly marks: Mark[];
}

/** Fills column after column, and page after page. */
function pagesOf(blocks: readonly Block[]): Page[] {
  const pages: Page[] = [];
  let column: number = columns.length;
  let y = bottom;
  for (const block of blocks) {
    const height = block.reduce((sum, { step }) => sum + step, 0);
    if (y + height > bottom) {
      column += 1;
      y = top;
    }
    if (column >= columns.length) {
      pages.push({ words: [], marks: [] });
      column = 0;
      y = top;
    }
    const x = columns[column] ?? columns[0];
    for (const line of block) {
      y += line.step;
      place(pages.at(-1), line, x, y);
    }
  }
  return pages;
}

function place(page: Page | undefined, line: Line, x: number, y: number): void {
  const { text, face, size, colour } = line;
  page?.words.push({ text, face, size, colour, x: x + line.indent, y });
  if (line.isTicked)
    page?.marks.push({ d: `M${x + 4} ${y - 8}l7 7l14 -16`, stroke: colours.chalk, width: 4 });
}

function titles({ name, certification, reviewer }: CertificateFacts): Words[] {
  const [x] = columns;
  return [
    { text: 'Checked by hand', face: 'display', size: 44, x, y: 190, colour: colours.ink },
    {
      text: `${certification}, ${name}. Each of these passed the review by ${reviewer}.`,
      face: 'text',
      size: 24,
      x,
      y: 240,
      colour: colours.ink2,
    },
  ];
}
