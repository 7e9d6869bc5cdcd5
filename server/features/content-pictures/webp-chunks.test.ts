import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasOnlyPixels } from './webp-chunks.ts';

const plain = () => sharp({ create: { width: 9, height: 7, channels: 4, background: '#0f08' } });

describe('a WebP', () => {
  it('contains only pixels when it was made from them', async () => {
    expect(hasOnlyPixels(await plain().webp().toBuffer())).toBe(true);
    expect(hasOnlyPixels(await plain().flatten().webp().toBuffer())).toBe(true);
    expect(hasOnlyPixels(await plain().webp({ lossless: true }).toBuffer())).toBe(true);
  });

  it('contains more when it has metadata or trailing data', async () => {
    const withCamera = await plain()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .webp()
      .toBuffer();
    expect(hasOnlyPixels(withCamera)).toBe(false);
    const whole = await plain().webp().toBuffer();
    expect(hasOnlyPixels(Buffer.concat([whole, Buffer.from('<script>')]))).toBe(false);
    expect(hasOnlyPixels(whole.subarray(0, whole.length - 1))).toBe(false);
  });

  it('is recognised by its content', () => {
    for (const text of ['', 'RIFF', 'RIFF....WEBP', 'a'.repeat(40)]) {
      expect(hasOnlyPixels(Buffer.from(text))).toBe(false);
    }
  });
});
