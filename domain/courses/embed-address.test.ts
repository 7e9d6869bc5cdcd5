import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

const youTubePlayer = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const loomId = '0281766fa2d04bb788eaf19e65135184';

describe('the player for a video link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTubePlayer],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', youTubePlayer],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTubePlayer],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', youTubePlayer],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youTubePlayer],
    ['https://youtu.be/dQw4w9WgXcQ?t=90s', `${youTubePlayer}&start=90`],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [`https://www.loom.com/share/${loomId}?sid=1`, `https://www.loom.com/embed/${loomId}?autoplay=1`],
    [
      'https://drive.google.com/file/d/1AbC-dEf_12345/view?usp=sharing',
      'https://drive.google.com/file/d/1AbC-dEf_12345/preview',
    ],
    [
      'https://drive.google.com/open?id=1AbC-dEf_12345',
      'https://drive.google.com/file/d/1AbC-dEf_12345/preview',
    ],
  ])('exists for %s', (link, player) => {
    expect(embedAddress(link)).toBe(player);
  });

  it.each([
    '',
    'not a link',
    '/media/sample-lesson.mp4',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://somebody@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=too-short',
    'https://www.youtube.com/@chalkline',
    'https://vimeo.com/channels/staffpicks',
    'https://www.loom.com/share/not-an-id',
    'https://docs.google.com/file/d/1AbC-dEf_12345/view',
    'javascript:alert(1)',
  ])('does not exist for %j', (link) => {
    expect(embedAddress(link)).toBeUndefined();
  });

  it('always has one of four hosts, whatever the link', () => {
    const players = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.loom.com', 'drive.google.com'];
    const hosts = fc.constantFrom('www.youtube.com', 'youtu.be', 'vimeo.com', 'loom.com', 'drive.google.com');
    const rest = fc.string({ maxLength: 40 });
    fc.assert(
      fc.property(hosts, rest, rest, (host, path, query) => {
        const player = embedAddress(`https://${host}/${path}?v=${query}`);
        if (player) expect(players).toContain(new URL(player).host);
      }),
    );
  });
});
