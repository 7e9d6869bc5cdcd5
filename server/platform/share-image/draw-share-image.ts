import type { ShareSheet } from '@chalkline/contract/pages';
import { drawPicture } from './picture.ts';
import { layOutShareSheet, shareSize } from './share-sheet.ts';

/** The PNG of a sheet, 1200 by 630. It keeps a processor busy for long: only for a thread of its own. */
export function drawShareImage(sheet: ShareSheet): Promise<Uint8Array> {
  return drawPicture(layOutShareSheet(sheet), shareSize);
}
