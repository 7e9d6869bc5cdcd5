import { expect, it } from 'vitest';
import { transcriptOf } from './transcripts.ts';

it('is read from the captions of this site only', () => {
  expect(transcriptOf('/media/sample-lesson.en.vtt')).toContain('lesson');
  const film = '/media/lessons/build-your-first-website/say-what-you-want.en.vtt';
  expect(transcriptOf(film)).toContain('fills every gap with a guess');
  for (const address of [
    null,
    'https://files.example/a.vtt',
    '/media/../package.json',
    '/media/lessons/../sample-lesson.en.vtt',
    '/media/none.vtt',
  ])
    expect(transcriptOf(address)).toBe('');
});
