import { describe, expect, it } from 'vitest';
import { sourceSetOf } from './picture-sources.ts';
import { pictureAddressOf, smallPictureAddressOf } from './pictures.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('the source set of a picture', () => {
  it('offers a large picture in two sizes', () => {
    const name = `${hash}-1600x900`;
    expect(sourceSetOf(pictureAddressOf(name))).toBe(
      `${smallPictureAddressOf(name)} 640w, ${pictureAddressOf(name)} 1600w`,
    );
  });

  it.each([
    pictureAddressOf(`${hash}-640x900`),
    '/media/cover.webp',
    'https://elsewhere.example/media/pictures/a-1600x900.webp',
  ])('does not exist for %s, which has one size', (address) => {
    expect(sourceSetOf(address)).toBeUndefined();
  });
});
