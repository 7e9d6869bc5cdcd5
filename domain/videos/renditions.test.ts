import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestQuality, percentConverted, qualityOf, renditionsOf } from './renditions.ts';

const sizesOf = (width: number, height: number) =>
  renditionsOf({ width, height }).map((copy) => `${copy.quality}: ${copy.width}×${copy.height}`);

describe('the copies of a video', () => {
  it.each([
    [1920, 1080, ['360: 640×360', '720: 1280×720', '1080: 1920×1080']],
    [3840, 2160, ['360: 640×360', '720: 1280×720', '1080: 1920×1080']],
    [1280, 720, ['360: 640×360', '720: 1280×720']],
    [1080, 1920, ['360: 360×640', '720: 720×1280', '1080: 1080×1920']],
    [1920, 800, ['360: 640×266', '720: 1280×532', '1080: 1920×800']],
    [1440, 1080, ['360: 480×360', '720: 960×720', '1080: 1440×1080']],
    [640, 360, ['360: 640×360']],
  ])('of %d × %d are those of the usual qualities that fit', (width, height, expected) => {
    expect(sizesOf(width, height)).toEqual(expected);
  });

  it('include one of its own size if that is clearly better than the next usual one', () => {
    expect(sizesOf(854, 480)).toEqual(['360: 640×360', '480: 854×480']);
    expect(sizesOf(1600, 900)).toEqual(['360: 640×360', '720: 1280×720', '900: 1600×900']);
    expect(sizesOf(1366, 768)).toEqual(['360: 640×360', '720: 1280×720']);
    expect(sizesOf(320, 240)).toEqual(['240: 320×240']);
  });

  it('are never larger than the video, and have even sizes and rising qualities', () => {
    const side = fc.integer({ min: 16, max: 8192 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const copies = renditionsOf({ width, height });
        expect(copies.length).toBeGreaterThan(0);
        for (const copy of copies) {
          expect(copy.width).toBeLessThanOrEqual(width);
          expect(copy.height).toBeLessThanOrEqual(height);
          expect([copy.width % 2, copy.height % 2]).toEqual([0, 0]);
        }
        const qualities = copies.map(({ quality }) => quality);
        expect(qualities).toEqual([...new Set(qualities)].toSorted((a, b) => a - b));
        expect(qualities.at(-1)).toBeLessThanOrEqual(Math.min(1080, qualityOf({ width, height })));
      }),
    );
  });
});

describe('the progress of a conversion', () => {
  const renditions = renditionsOf({ width: 1280, height: 720 });

  it('counts larger copies for more', () => {
    expect(percentConverted({ renditions, finished: [], part: 0 })).toBe(0);
    expect(percentConverted({ renditions, finished: [], part: 1 })).toBe(20);
    expect(percentConverted({ renditions, finished: [360], part: 0.5 })).toBe(60);
  });

  it('is complete only when every copy is finished', () => {
    expect(percentConverted({ renditions, finished: [360], part: 1.2 })).toBe(99);
    expect(percentConverted({ renditions, finished: [360, 720], part: 0 })).toBe(100);
  });
});

describe('a preferred quality', () => {
  it('is played if the video has it, otherwise the next lower one', () => {
    expect(closestQuality([360, 720, 1080], 720)).toBe(720);
    expect(closestQuality([360, 720], 1080)).toBe(720);
    expect(closestQuality([900, 360, 720], 1080)).toBe(900);
  });

  it('gives way to the lowest one of a video that only has better ones', () => {
    expect(closestQuality([480], 360)).toBe(480);
    expect(closestQuality([], 360)).toBeUndefined();
  });
});
