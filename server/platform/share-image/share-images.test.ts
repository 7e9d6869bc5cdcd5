import type { ShareSheet } from '@chalkline/contract/pages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareImage } from './draw-share-image.ts';
import { ShareImages } from './share-images.ts';

const sheet: ShareSheet = {
  brand: 'Chalkline',
  kind: 'Blog',
  title: 'Read an error without panic',
  text: 'What an error message says, line by line.',
  facts: [{ label: 'by', value: 'Robin Ashdown' }],
};

describe('the picture beside a shared link', () => {
  it('is a PNG of 1200 by 630', async () => {
    const png = await new ShareImages(drawShareImage).picture(sheet);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('is drawn once for simultaneous requests', async () => {
    const images = new ShareImages(drawShareImage);
    const [one, other] = await Promise.all([images.picture(sheet), images.picture({ ...sheet })]);
    expect(other).toBe(one);
  });

  it.each(['', 'A', 'word '.repeat(200), 'Donaudampfschifffahrt'.repeat(20), '<b>&"', 'Ελλάδα 日本 🚀'])(
    'keeps its frame and its title block whatever the title is: %j',
    async (title) => {
      const png = await new ShareImages(drawShareImage).picture({
        ...sheet,
        title,
        text: 'long '.repeat(100),
      });
      const frame = { left: 0, top: 500, width: 1200, height: 130 };
      const { dominant } = await sharp(await sharp(png).extract(frame).toBuffer()).stats();
      expect(dominant.g).toBeGreaterThan(200);
    },
  );
});
