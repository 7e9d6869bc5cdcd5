import { expect, it } from 'vitest';
import { canBePlayed } from '../courses/video-source.ts';
import { uploadedVideoId, videoAddress } from './video-address.ts';

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
