import { describe, expect, it } from 'vitest';
import { playlistFacts, qualitiesPlaylist } from './playlists.ts';

const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-MAP:URI="media.mp4",BYTERANGE="800@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:400000@800
media.mp4
#EXTINF:2.000000,
#EXT-X-BYTERANGE:300000@400800
media.mp4
#EXT-X-ENDLIST
`;

describe('the playlist of one quality', () => {
  it('says how long it plays, and how fast a connection has to be', () => {
    expect(playlistFacts(playlist)).toEqual({ seconds: 6, peakBits: 1_200_000, averageBits: 933_334 });
  });

  it('is useless without its end', () => {
    expect(playlistFacts(playlist.replace('#EXT-X-ENDLIST\n', ''))).toBeUndefined();
    expect(playlistFacts('')).toBeUndefined();
  });
});

describe('the playlist of all qualities', () => {
  const id = '0b8f3c1e-5a52-4f5e-9d3b-3a8a1f0c7d11';
  const codecs = 'avc1.64001f,mp4a.40.2';
  const small = { quality: 360, width: 640, height: 360, peakBits: 900, averageBits: 500, codecs };

  it('names each with its size, its codecs and its signed address', () => {
    const lines = qualitiesPlaylist(id, [small], '?until=1&signature=a').split('\n');
    expect(lines.slice(-3)).toEqual([
      '#EXT-X-STREAM-INF:BANDWIDTH=900,AVERAGE-BANDWIDTH=500,RESOLUTION=640x360,CODECS="avc1.64001f,mp4a.40.2"',
      `/videos/${id}-360.m3u8?until=1&signature=a`,
      '',
    ]);
  });
});
