import type { Font } from 'satori';
import { loadFaces } from './faces.ts';
import type { PictureElement } from './picture-element.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

let loadedFaces: Promise<Font[]> | undefined;

/**
 * Draws a layout as a PNG. The drawing libraries are loaded with the first picture, so a start does not
 * wait for them.
 */
export async function drawPicture(layout: PictureElement, size: PictureSize): Promise<Buffer> {
  loadedFaces ??= loadFaces();
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadedFaces,
  ]);
  const svg = await satori(layout as unknown as Parameters<typeof satori>[0], { ...size, fonts });
  const image = await renderAsync(svg, { fitTo: { mode: 'original' }, font: { loadSystemFonts: false } });
  return image.asPng();
}
