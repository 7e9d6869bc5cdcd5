import { describe, expect, it } from 'vitest';
import { type PictureSize, refusePictureSize } from './picture-size.ts';

function size(changes: Partial<PictureSize>): PictureSize {
  return { width: 1_000, height: 1_000, frames: 1, channels: 4, bytesPerSample: 1, ...changes };
}

describe('a picture', () => {
  it('is accepted when it shows a screen, a phone or a long page', () => {
    expect(refusePictureSize(size({ width: 3_840, height: 2_160 }))).toBeUndefined();
    expect(refusePictureSize(size({ width: 8_000, height: 6_000 }))).toBeUndefined();
    expect(refusePictureSize(size({ width: 1_440, height: 16_383 }))).toBeUndefined();
  });

  it('has at most 50 megapixels over all its frames', () => {
    expect(refusePictureSize(size({ width: 10_000, height: 5_000 }))).toBeUndefined();
    expect(refusePictureSize(size({ width: 10_000, height: 5_001 }))?.code).toBe('too_many_pixels');
    expect(refusePictureSize(size({ frames: 50 }))).toBeUndefined();
    expect(refusePictureSize(size({ frames: 51 }))?.code).toBe('too_many_pixels');
  });

  it('is not an endless strip, however few pixels it has', () => {
    expect(refusePictureSize(size({ width: 1, height: 16_384 }))?.code).toBe('too_long');
    expect(refusePictureSize(size({ width: 49_999_999, height: 1 }))?.code).toBe('too_long');
  });

  it('needs at most 256 MB when it is decoded', () => {
    expect(refusePictureSize(size({ width: 5_500, height: 5_500, bytesPerSample: 2 }))).toBeUndefined();
    expect(refusePictureSize(size({ width: 7_000, height: 7_000, bytesPerSample: 2 }))?.code).toBe(
      'too_heavy',
    );
  });
});
