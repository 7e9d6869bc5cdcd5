import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

/** Static fonts, because the renderer reads neither variable fonts nor woff2. */
const faces = [
  { name: 'display', weight: 700, family: 'bricolage-grotesque', subsets: ['latin-ext', 'vietnamese'] },
  { name: 'body', weight: 400, family: 'atkinson-hyperlegible-next', subsets: ['latin-ext'] },
  { name: 'mono', weight: 400, family: 'atkinson-hyperlegible-mono', subsets: ['latin-ext'] },
] as const;

/**
 * The subsets supply glyphs that the first font lacks, for example in names. The first font is the default.
 */
export function loadFaces(): Promise<Font[]> {
  return Promise.all([
    ...faces.map((face) => loadFace(face, 'latin')),
    ...faces.flatMap((face) => face.subsets.map((subset) => loadFace(face, subset))),
  ]);
}

async function loadFace({ name, weight, family }: (typeof faces)[number], subset: string): Promise<Font> {
  const file = resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  return {
    name: subset === 'latin' ? name : `${name} ${subset}`,
    weight,
    style: 'normal',
    data: await readFile(file),
  };
}
