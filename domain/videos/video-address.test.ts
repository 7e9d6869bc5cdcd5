import { expect, it } from 'vitest';
import { canBePlayed } from '../courses/video-source.ts';
import {
  playlistAddress,
  qualitiesAddress,
  renditionAddress,
  uploadedVideoId,
  videoAddress,
  videoPartAt,
} from './video-address.ts';

const id = '0b8f3c1e-5a52-4f5e-9d3b-3a8a1f0c7d11';

it('names an uploaded video as a file that lessons can play', () => {
  const address = videoAddress(id, 'mov');
  expect(address).toBe(`/videos/${id}.mp4`);
  expect(canBePlayed(address)).toBe(true);
  expect(uploadedVideoId(address)).toBe(id);
});

it.each([
  '/media/lesson.mp4',
  `/videos/${id}.mov`,
  `/videos/../${id}.mp4`,
  `https://a.example/videos/${id}.mp4`,
])('does not take %s for an uploaded video', (address) => expect(uploadedVideoId(address)).toBeUndefined());

it.each([
  [qualitiesAddress(id), 'qualities', 0],
  [playlistAddress(id, 720), 'playlist', 720],
  [renditionAddress(id, 1080), 'rendition', 1080],
  [videoAddress(id, 'webm'), 'original', 0],
])('knows what a player requests with %s', (address, kind, quality) => {
  expect(videoPartAt(address)).toMatchObject({ id, kind, quality });
});

it.each([`/videos/${id}-720.webm`, `/videos/${id}-0.mp4`, `/videos/${id}-72000.mp4`, `/videos/${id}`])(
  'knows nothing at %s',
  (address) => expect(videoPartAt(address)).toBeUndefined(),
);
