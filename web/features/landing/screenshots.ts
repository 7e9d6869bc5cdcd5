import type { ThemedPictureFiles } from '../../ui/themed-picture.tsx';

export type ScreenshotName = 'lesson' | 'board' | 'certificate';

/** The files that `npm run screenshots` writes: tooling/screenshots has the same sizes. */
export function screenshotFiles(name: ScreenshotName): ThemedPictureFiles {
  return {
    address: `/media/screenshots/${name}`,
    wide: { width: 1280, height: 800 },
    wideWidths: [640, 1280],
    phone: { width: 390, height: 600 },
  };
}

/** What the picture of the board shows, for every page that has it. */
export const boardAlt =
  'The consulting board with four columns: Idea, Priority, In Progress and Completed, with tickets in each.';
