import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

/** Pictures are set in whole faces: what draws them reads neither variable fonts nor woff2. */
const faces = [
  { name: 'display', weight: 700, family: 'bricolage-grotesque' },
  { name: 'body', weight: 400, family: 'atkinson-hyperlegible-next' },
  { name: 'mono', weight: 400, family: 'atkinson-hyperlegible-mono' },
] as const;

/** The second stands in where the first has no such letter: a name can need it. */
const subsets = ['latin', 'latin-ext'] as const;

export function loadFaces(): Promise<Font[]> {
  return Promise.all(subsets.flatMap((subset) => faces.map((face) => loadFace(face, subset))));
}

async function loadFace(
  { name, weight, family }: (typeof faces)[number],
  subset: (typeof subsets)[number],
): Promise<Font> {
  const file = resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  return {
    name: subset === 'latin' ? name : `${name} ${subset}`,
    weight,
    style: 'normal',
    data: await readFile(file),
  };
}
