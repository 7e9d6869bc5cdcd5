import { describe, expect, it } from 'vitest';
import { filesNeededBy, missingFileReason, problemOfLesson } from './missing-media.ts';

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

  it('are a video and captions on another server, which must let the page read both', () => {
    const videoUrl = 'https://files.example/a.mp4';
    expect(filesNeededBy({ videoUrl, captionsUrl: '/media/a.vtt' })).toEqual([
      { field: 'videoUrl', address: videoUrl },
      { field: 'captionsUrl', address: '/media/a.vtt' },
    ]);
    expect(filesNeededBy({ videoUrl, captionsUrl: 'https://files.example/a.vtt' })).toEqual([
      { field: 'videoUrl', address: videoUrl, needsCors: true },
      { field: 'captionsUrl', address: 'https://files.example/a.vtt', needsCors: true },
    ]);
  });
});

describe('a missing file', () => {
  it('is named with its path', () => {
    expect(missingFileReason({ field: 'captionsUrl', address: '/media/a.vtt' })).toBe(
      "names a file that doesn't exist: there is no captions file at /media/a.vtt",
    );
  });

  it('is explained without its path if it was uploaded, and names its lesson', () => {
    const file = { field: 'videoUrl', address: uploaded } as const;
    expect(problemOfLesson('Forms', file, missingFileReason(file))).toBe(
      "The video of the lesson “Forms” isn't on the server any more: upload it again, or choose another video.",
    );
  });
});
