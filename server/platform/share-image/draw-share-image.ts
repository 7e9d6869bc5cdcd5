import type { ShareSheet } from '@chalkline/contract/pages';
import { drawPicture } from './picture.ts';
import { layOutShareSheet, shareSize } from './share-sheet.ts';

/** The PNG of a sheet, 1200 by 630. Drawing is CPU-bound, so it runs in a worker thread only. */
export function drawShareImage(sheet: ShareSheet): Promise<Uint8Array> {
  return drawPicture(layOutShareSheet(sheet), shareSize);
}
