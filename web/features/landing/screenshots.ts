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
