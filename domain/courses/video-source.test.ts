import { describe, expect, it } from 'vitest';
import { canBePlayed, videoSource } from './video-source.ts';

describe('the source of a video', () => {
  it.each(['/media/sample-lesson.mp4', 'https://files.example/a.webm?v=2', '/media/LOUD.MP4'])(
    '%s is a file',
    (src) => {
      expect(videoSource(src)).toEqual({ kind: 'file' });
    },
  );

  it('embeds a link with a known player', () => {
    expect(videoSource('https://vimeo.com/76979871')).toMatchObject({ kind: 'embed' });
  });

  it.each([
    'https://files.example/watch/12',
    'https://evil.example/?name=.mp4',
    'http://',
    'data:video/mp4,x.mp4',
  ])('%s stays a link', (src) => {
    expect(videoSource(src)).toEqual({ kind: 'link' });
  });

  it.each([
    '/media/lesson.mp4',
    '/media/LOUD.WEBM',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
  ])('%s can be played in a lesson', (src) => {
    expect(canBePlayed(src)).toBe(true);
  });

  it.each([
    'https://files.example/lesson.mp4',
    'https://files.example/watch/12',
    'https://www.youtube.com/@chalkline',
    '/media/lesson.mov',
    '/media/lesson',
  ])('%s cannot be played in a lesson', (src) => {
    expect(canBePlayed(src)).toBe(false);
  });
});
