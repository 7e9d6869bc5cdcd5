import { expect, it } from 'vitest';
import { chosenFileProblem } from './chosen-file.ts';
import { largestVideoBytes } from './video-file.ts';

it.each([
  { name: 'video.mp4', type: 'video/mp4', size: 1 },
  { name: 'FILM.MOV', type: '', size: largestVideoBytes },
  { name: 'recording', type: 'video/webm', size: 1 },
])('accepts the video $name', (file) => expect(chosenFileProblem(file)).toBeUndefined());

it.each([
  [{ name: 'video.mkv', type: 'video/x-matroska', size: 1 }, /Choose an MP4, MOV or WebM file/],
  [{ name: 'video.mp4', type: 'video/mp4', size: 0 }, /empty/],
  [{ name: 'video.mp4', type: 'video/mp4', size: largestVideoBytes + 1 }, /larger than 5 GB/],
])('refuses %o, and says what to do', (file, message) => expect(chosenFileProblem(file)).toMatch(message));
