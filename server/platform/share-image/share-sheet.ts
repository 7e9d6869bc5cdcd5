import type { ShareSheet } from '@chalkline/contract/pages';
import { box, drawing, type PictureElement, words } from './picture-element.ts';
import { shareColours as colours, shareTypefaces as typefaces } from './share-look.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const margin = 40;
const inner = { width: shareSize.width - 2 * margin, height: shareSize.height - 2 * margin } as const;

/** A builder's sheet on drafting film: label, title over its chalk line, and a title block. */
export function layOutShareSheet({ brand, kind, title, text, facts }: ShareSheet): PictureElement {
  return box(
    { ...shareSize, backgroundColor: colours.film, color: colours.ink, padding: margin },
    drawing(grid, shareSize.width, shareSize.height, { position: 'absolute', top: 0, left: 0 }),
    drawing(sheetOutline, inner.width, inner.height, { position: 'absolute', top: margin, left: margin }),
    box(
      { position: 'relative', flexDirection: 'column', ...inner },
      box(
        { flexDirection: 'column', flexGrow: 1, padding: '44px 56px 0' },
        label(kind),
        words(title, 3, { ...titleType(title), marginTop: 24, maxWidth: 940 }),
        drawing(chalkLine, 940, 24, { marginTop: 18 }),
        ...(text ? [words(text, 2, textType)] : []),
      ),
      titleBlock(brand, facts),
    ),
  );
}

const textType = {
  fontFamily: typefaces.body,
  fontSize: 28,
  lineHeight: 1.4,
  color: colours.ink2,
  marginTop: 12,
  maxWidth: 900,
};

/** A longer title is set smaller, so that it fits three lines. */
function titleType(title: string) {
  const fontSize = title.length <= 24 ? 80 : title.length <= 44 ? 62 : 50;
  return {
    fontFamily: typefaces.display,
    fontWeight: 700,
    fontSize,
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
  };
}

function label(kind: string): PictureElement {
  return box(
    { alignSelf: 'flex-start', border: `2px solid ${colours.ink}`, backgroundColor: colours.marker },
    words(kind, 1, { fontFamily: typefaces.body, fontSize: 24, padding: '4px 16px 6px', maxWidth: 900 }),
  );
}

function titleBlock(brand: string, facts: ShareSheet['facts']): PictureElement {
  const cells = facts.slice(0, 3);
  return box(
    { borderTop: `2px solid ${colours.ink}`, height: 96, flexShrink: 0 },
    box(
      { alignItems: 'center', padding: '0 32px 0 48px', flexShrink: 0 },
      drawing(mark, 52, 52),
      words(brand, 1, { fontFamily: typefaces.display, fontWeight: 700, fontSize: 36, marginLeft: 14 }),
    ),
    ...cells.map(({ label: name, value }) =>
      box(
        {
          flexDirection: 'column',
          justifyContent: 'center',
          flexGrow: 1,
          flexBasis: 0,
          padding: '0 20px',
          borderLeft: `2px solid ${colours.ink}`,
        },
        words(name, 1, { fontFamily: typefaces.mono, fontSize: 18, color: colours.ink2 }),
        words(value, 1, { fontFamily: typefaces.mono, fontSize: 22, marginTop: 4 }),
      ),
    ),
  );
}

const grid = `<path fill="none" stroke="${colours.line}" stroke-width="1" d="${[
  ...Array.from({ length: 37 }, (_, column) => `M${(column + 1) * 32} 0V${shareSize.height}`),
  ...Array.from({ length: 19 }, (_, row) => `M0 ${(row + 1) * 32}H${shareSize.width}`),
].join('')}"/>`;

/** The mitred top-right corner. */
const sheetOutline = `<path fill="${colours.sheet}" stroke="${colours.ink}" stroke-width="3" d="M1.5 1.5H${inner.width - 42}L${inner.width - 1.5} 42V${inner.height - 1.5}H1.5z"/>`;

const chalkLine = `<g fill="none" stroke="${colours.chalk}"><path stroke-width="5" d="M12 12H936"/>
<path stroke-width="2" stroke-opacity=".4" stroke-dasharray="2 7 5 11 1 9 3 16" d="M18 6H936M18 19H936"/>
<path stroke-width="2" stroke-opacity=".28" stroke-dasharray="1 13 4 8 2 19" d="M18 22H936"/></g>
<circle cx="12" cy="12" r="9" fill="${colours.ink}"/><circle cx="12" cy="12" r="3" fill="${colours.sheet}"/>`;

const mark = `<g transform="scale(1.625)"><path d="M7 25 27 7" fill="none" stroke="${colours.chalk}" stroke-width="3" stroke-linecap="round"/>
<circle cx="7" cy="25" r="5" fill="${colours.ink}"/><circle cx="7" cy="25" r="1.6" fill="${colours.sheet}"/></g>`;
