import type { Faces } from './fonts.ts';
import type { Mark, Sheet, Words } from './sheet.ts';
import { runsOf, widthOf } from './writing.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly date: Date;
}

/** Points per unit of the sheet. */
const scale = 0.5;

/** Draws sheets as the pages of an A4 PDF with real text that can be searched and copied. */
export async function documentOf(
  sheets: readonly Sheet[],
  faces: Faces,
  facts: DocumentFacts,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    // Without this, the library would first open one of its own fonts.
    font: null as unknown as string,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      CreationDate: facts.date,
      ModDate: facts.date,
    },
  });
  const bytes = collect(document);
  for (const sheet of sheets) {
    document.addPage({ size: [sheet.width * scale, sheet.height * scale], margin: 0 });
    document.scale(scale);
    for (const mark of sheet.marks) drawMark(document, mark);
    for (const words of sheet.words) writeWords(document, words, faces);
  }
  document.end();
  return bytes;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

function drawMark(document: PDFKit.PDFDocument, mark: Mark): void {
  const { d, fill, stroke, width = 1, opacity = 1, dashes } = mark;
  document.save().opacity(opacity).lineWidth(width);
  if (dashes) document.dash(dashes[0] ?? 1, { space: dashes[1] ?? 1 });
  document.path(d);
  if (fill && stroke) document.fillAndStroke(fill, stroke);
  else if (fill) document.fill(fill);
  else if (stroke) document.stroke(stroke);
  document.restore();
}

function writeWords(document: PDFKit.PDFDocument, words: Words, faces: Faces): void {
  const { text, face, size, y, colour, link } = words;
  let { x } = words;
  document.fillColor(colour).fontSize(size);
  for (const run of runsOf(faces[face], text)) {
    document.font(run.font as unknown as PDFKit.Mixins.PDFFontSource);
    document.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    x += (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm;
  }
  if (link) document.link(words.x, y - size, widthOf(faces[face], text, size), size * 1.4, link);
}
