import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

export type FaceName = 'display' | 'text' | 'strong' | 'mono';

/** One typeface of the product: its font files, each with a subset of the characters. */
export interface Face {
  readonly fonts: readonly [Font, ...Font[]];
}

export type Faces = Readonly<Record<FaceName, Face>>;

const files: Readonly<Record<FaceName, { family: string; weight: number; parts: readonly string[] }>> = {
  display: { family: 'bricolage-grotesque', weight: 700, parts: ['latin', 'latin-ext', 'vietnamese'] },
  text: { family: 'atkinson-hyperlegible-next', weight: 400, parts: ['latin', 'latin-ext'] },
  strong: { family: 'atkinson-hyperlegible-next', weight: 600, parts: ['latin', 'latin-ext'] },
  mono: { family: 'atkinson-hyperlegible-mono', weight: 400, parts: ['latin', 'latin-ext'] },
};

let loading: Promise<Faces> | undefined;

/** The product's fonts, loaded when the first certificate is drawn. */
export function loadFaces(): Promise<Faces> {
  loading ??= readFaces().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFaces(): Promise<Faces> {
  const [display, text, strong, mono] = await Promise.all([
    readFace('display'),
    readFace('text'),
    readFace('strong'),
    readFace('mono'),
  ]);
  return { display, text, strong, mono };
}

async function readFace(name: FaceName): Promise<Face> {
  const { family, weight, parts } = files[name];
  const [first, ...others] = await Promise.all(
    parts.map((part) => readFont(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`)),
  );
  if (!first) throw new Error(`The font ${family} has no files.`);
  return { fonts: [first, ...others] };
}

async function readFont(file: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(createRequire(import.meta.url).resolve(file)));
  if ('fonts' in font) throw new Error(`${file} holds more than one font.`);
  return font;
}
