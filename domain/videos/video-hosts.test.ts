import { describe, expect, it } from 'vitest';
import { hostOfExternalFile, isHostName, videoHostProblem } from './video-hosts.ts';

describe('a video host', () => {
  it.each(['videos.example.com', 'cdn-2.example.co.uk', 'xn--bcher-kva.example'])('can be %s', (name) => {
    expect(isHostName(name)).toBe(true);
  });

  it.each([
    'https://videos.example.com',
    'videos.example.com/folder',
    'videos.example.com:8443',
    '*.example.com',
    'example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'videos..example.com',
    "videos.example.com 'unsafe-inline'",
    'videos.example.com;script-src',
    'Videos.example.com',
    '',
  ])("can't be %s", (name) => {
    expect(isHostName(name)).toBe(false);
  });
});

describe('a video on another server', () => {
  const address = 'https://Files.example/a.mp4?token=1';

  it('is named by its host', () => {
    expect(hostOfExternalFile(address)).toBe('files.example');
    expect(hostOfExternalFile('https://files.example:8443/a.mp4')).toBe('files.example:8443');
  });

  it.each(['/media/a.mp4', 'https://vimeo.com/76979871'])('is not meant by %s', (own) => {
    expect(hostOfExternalFile(own)).toBeUndefined();
    expect(videoHostProblem(own, [])).toBeUndefined();
  });

  it('is refused until its host is allowed, and the refusal says where to allow it', () => {
    expect(videoHostProblem(address)).toBe(
      "is on files.example, which isn't an allowed video host: a founder can add it under “Video hosts” in the site settings",
    );
    expect(videoHostProblem(address, ['example'])).toBeDefined();
    expect(videoHostProblem(address, ['files.example'])).toBeUndefined();
  });
});
