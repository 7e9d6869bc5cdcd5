import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pictureAddressOf,
  pictureAt,
  pictureNamed,
  pictureNameOf,
  picturesIn,
  smallPictureAddressOf,
} from './pictures.ts';

const hash = '0123456789abcdef0123456789abcdef';
const name = `${hash}-1600x900`;

describe('the name of a content picture', () => {
  it("parses a picture's URL with its size", () => {
    const pictures = fc.record({
      hash: fc.stringMatching(/^[0-9a-f]{32}$/),
      width: fc.integer({ min: 1, max: 9999 }),
      height: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(pictureAt(pictureAddressOf(pictureNameOf(picture)))).toEqual(picture);
        expect(pictureNamed(pictureNameOf(picture))).toEqual(picture);
      }),
    );
  });

  it.each([
    '/media/sample-lesson.mp4',
    `/media/pictures/${hash}.webp`,
    `/media/pictures/${hash}-0x900.webp`,
    `/media/pictures/${hash}-1600x90000.webp`,
    `/media/pictures/../${name}.webp`,
    `https://elsewhere.example/media/pictures/${name}.webp`,
    `/media/pictures/${name}.webp?`,
  ])('%s is no picture of the content', (address) => {
    expect(pictureAt(address)).toBeUndefined();
  });

  it('finds each picture that a text refers to once, in either form', () => {
    const other = `${hash.replaceAll('0', 'f')}-20x10`;
    const text = `![One](${pictureAddressOf(name)}) and [again](${pictureAddressOf(name)}),
    small: ${smallPictureAddressOf(other)}, none: /media/pictures/x.webp`;
    expect(picturesIn(text)).toEqual([name, other]);
    expect(picturesIn('')).toEqual([]);
  });
});
