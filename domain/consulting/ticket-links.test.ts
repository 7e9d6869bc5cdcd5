import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJoinLink } from './join-link.ts';
import { readVideoLink, videoHosts } from './video-link.ts';

describe('a join link', () => {
  it.each([
    'https://replit.com/join/abc123',
    'http://replit.com/join/abc123',
    'replit.com/join/abc123',
    'www.replit.com/join/abc123',
    ' HTTPS://WWW.Replit.com/join/abc123 ',
  ])('is kept the same however it is typed: %j', (typed) => {
    expect(readJoinLink(typed)).toBe('https://replit.com/join/abc123');
  });

  it.each([
    '',
    'replit.com/join/',
    'replit.com/join/abc 123',
    'replit.com/join/abc/more',
    'replit.com/join/abc?x=1',
    'replit.com/join/abc#x',
    'replit.com/@ada/shop',
    'replit.com.evil/join/abc',
    'https://replit.com.evil/join/abc',
    'https://evil.example/replit.com/join/abc',
    'https://replit.com@evil.example/join/abc',
    'https://ada:secret@replit.com/join/abc',
    'https://replit.com:8443/join/abc',
    'https://app.replit.com/join/abc',
    'https://evilreplit.com/join/abc',
    'javascript:alert(1)//replit.com/join/abc',
    'ftp://replit.com/join/abc',
    '//replit.com/join/abc',
    'replit.com/join/abc\njavascript:alert(1)',
    `replit.com/join/${'a'.repeat(201)}`,
  ])('is not %j', (typed) => {
    expect(readJoinLink(typed)).toBeUndefined();
  });

  it('leads only to a project, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        const link = readJoinLink(typed);
        if (link) expect(new URL(link).origin).toBe('https://replit.com');
      }),
    );
  });

  it('accepts every id of letters, digits, hyphens and underscores', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/), (id) => {
        expect(readJoinLink(`replit.com/join/${id}`)).toBe(`https://replit.com/join/${id}`);
      }),
    );
  });
});

describe('a video link', () => {
  it.each([
    'https://loom.com/share/1',
    'https://www.loom.com/share/1?t=3',
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://vimeo.com/1',
    'https://drive.google.com/file/d/1/view',
  ])('is %s', (link) => {
    expect(readVideoLink(link)).toBe(link);
  });

  it.each([
    'http://loom.com/share/1',
    'loom.com/share/1',
    'https://loom.com.evil.example/share/1',
    'https://loom.com@evil.example/share/1',
    'https://ada:secret@loom.com/share/1',
    'https://loom.com:8443/share/1',
    'https://loom.com\\@evil.example/share/1',
    'https://evil.example\\@loom.com/share/1',
    'https://m.loom.com/share/1',
    'https://www.www.loom.com/share/1',
    'https://loom.com./share/1',
    'https://google.com/file/d/1',
    'https://lооm.com/share/1',
    'javascript:alert(1)',
    'javascript://loom.com/%0aalert(1)',
    'data:text/html,loom.com',
    `https://loom.com/${'a'.repeat(2_000)}`,
  ])('is not %s', (link) => {
    expect(readVideoLink(link)).toBeUndefined();
  });

  it('leads to a known host, whatever is typed', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((tail) => `https://loom.com${tail}`),
      fc.string().map((middle) => `https://${middle}loom.com/`),
    );
    fc.assert(
      fc.property(hostile, (typed) => {
        const link = readVideoLink(typed);
        if (!link) return;
        const { protocol, host } = new URL(link);
        expect(protocol).toBe('https:');
        expect(videoHosts).toContain(host.replace(/^www\./, ''));
      }),
    );
  });
});
