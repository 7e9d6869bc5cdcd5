import { describe, expect, it } from 'vitest';
import { canBePlayed, isHlsAddress, videoSource } from './video-source.ts';

describe('the source of a video', () => {
  it.each([
    '/media/sample-lesson.mp4',
    'https://files.example/a.webm?v=2',
    'https://files.example/a.mov',
    'https://files.example/a/master.m3u8?token=1',
    '/media/LOUD.MP4',
  ])('%s is a file', (src) => {
    expect(videoSource(src)).toEqual({ kind: 'file' });
  });

  it('is a stream if it is a playlist', () => {
    expect(isHlsAddress('https://files.example/a/master.m3u8?token=1')).toBe(true);
    expect(isHlsAddress('https://files.example/a.mp4?next=b.m3u8')).toBe(false);
  });

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
    'https://files.example/lesson.mp4',
    'https://files.example/lesson.mov',
    'https://files.example/lesson/master.m3u8',
  ])('%s can be played in a lesson', (src) => {
    expect(canBePlayed(src)).toBe(true);
  });

  it.each([
    'https://files.example:8443/lesson.mp4',
    'https://name:word@files.example/lesson.mp4',
    'http://files.example/lesson.mp4',
    'https://files.example/watch/12',
    'https://www.youtube.com/@chalkline',
    '/media/lesson.mov',
    '/media/lesson',
  ])('%s cannot be played in a lesson', (src) => {
    expect(canBePlayed(src)).toBe(false);
  });
});
