import { describe, expect, it } from 'vitest';
import { removedUploadsTexts } from './removed-uploads.ts';

describe('the result of removing unfinished uploads', () => {
  it.each([
    [{ removed: 1, receiving: 0, failed: 0 }, '1 unfinished upload was removed.', ''],
    [
      { removed: 3, receiving: 1, failed: 0 },
      '3 unfinished uploads were removed.',
      '1 upload is still being received.',
    ],
    [
      { removed: 0, receiving: 2, failed: 1 },
      'No unfinished upload was removed.',
      "2 uploads are still being received. 1 upload couldn't be removed. Please try again later.",
    ],
  ])('says how many are removed and how many stay: %o', (counts, title, description) => {
    expect(removedUploadsTexts(counts)).toEqual({ title, description });
  });
});
