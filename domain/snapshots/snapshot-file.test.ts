import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  largestSnapshotBytes,
  refuseSnapshotFiles,
  snapshotExtensions,
  thumbnailDensity,
  thumbnailRatio,
  thumbnailWidth,
} from './snapshot-file.ts';

const file = (name: string, size = 1000) => ({ name, size });

describe('a snapshot file', () => {
  it.each(snapshotExtensions)('may have the extension %s, in any case', (extension) => {
    expect(refuseSnapshotFiles([file(`my app.${extension}`)])).toBeUndefined();
    expect(refuseSnapshotFiles([file(`MY.APP.${extension.toUpperCase()}`)])).toBeUndefined();
  });

  it.each(['photo.svg', 'photo.heic', 'photo.png.html', 'photo', 'png', '.png', 'photo.', ''])(
    'and not "%s"',
    (name) => {
      expect(refuseSnapshotFiles([file(name)])?.code).toBe('wrong_type');
    },
  );

  it('at a time', () => {
    expect(refuseSnapshotFiles([])?.code).toBe('nothing');
    expect(refuseSnapshotFiles([file('a.png'), file('b.png')])?.code).toBe('several');
  });

  it('has at most 10 MiB, and is not empty', () => {
    expect(refuseSnapshotFiles([file('a.png', largestSnapshotBytes)])).toBeUndefined();
    expect(refuseSnapshotFiles([file('a.png', largestSnapshotBytes + 1)])?.code).toBe('too_large');
    expect(refuseSnapshotFiles([file('a.png', 0)])?.code).toBe('empty');
  });

  it('is decided for any name by its last extension only', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...snapshotExtensions, 'exe', 'svg'), (stem, extension) => {
        const isImage = !['exe', 'svg'].includes(extension);
        const refusal = refuseSnapshotFiles([file(`a${stem}b.${extension}`)]);
        expect(refusal?.code).toBe(isImage ? undefined : 'wrong_type');
      }),
    );
  });
});

it('has thumbnails of 200 px at 16:9, in whole pixels', () => {
  expect(thumbnailWidth).toBe(200);
  expect((thumbnailWidth * thumbnailDensity) / thumbnailRatio).toBe(225);
});
