import { describe, expect, it } from 'vitest';
import { filesNeededBy, missingFileOfLesson, missingFileReason } from './missing-media.ts';

const uploaded = '/videos/0b8f0e6e-6d53-4a3e-9d2f-1b1f6f3c7a55.mp4';

describe('the files that a lesson needs', () => {
  it('are its video and captions on this site', () => {
    expect(filesNeededBy({ videoUrl: '/media/a.mp4', captionsUrl: '/media/a.vtt' })).toEqual([
      { field: 'videoUrl', address: '/media/a.mp4' },
      { field: 'captionsUrl', address: '/media/a.vtt' },
    ]);
  });

  it('are none for a video of another site without captions', () => {
    expect(filesNeededBy({ videoUrl: 'https://vimeo.com/76979871' })).toEqual([]);
  });
});

describe('a missing file', () => {
  it('is named with its path', () => {
    expect(missingFileReason({ field: 'captionsUrl', address: '/media/a.vtt' })).toBe(
      "names a file that doesn't exist: there is no captions file at /media/a.vtt",
    );
  });

  it('is explained without its path if it was uploaded, and names its lesson', () => {
    expect(missingFileOfLesson('Forms', { field: 'videoUrl', address: uploaded })).toBe(
      "The video of the lesson “Forms” isn't on the server any more: upload it again, or choose another video.",
    );
  });
});
