import { describe, expect, it } from 'vitest';
import { extensionOf, refuseVideo, type VideoFacts } from './video-file.ts';

const video: VideoFacts = {
  container: 'mp4',
  videoCodec: 'avc',
  audioCodec: 'aac',
  durationSeconds: 61.5,
  width: 1280,
  height: 720,
};

describe('an uploaded video', () => {
  it.each<Partial<VideoFacts>>([
    {},
    { audioCodec: null },
    { container: 'mov' },
    { container: 'webm', videoCodec: 'vp9', audioCodec: 'opus' },
    { videoCodec: 'av1' },
  ])('is accepted if browsers can play it: %o', (facts) => {
    expect(refuseVideo({ ...video, ...facts })).toBeUndefined();
  });

  it.each<[Partial<VideoFacts>, RegExp]>([
    [{ container: 'other' }, /not an MP4, MOV or WebM file.*Export the video as MP4/],
    [{ container: 'mkv' }, /Matroska/],
    [{ videoCodec: null }, /contains no picture/],
    [{ durationSeconds: 0 }, /incomplete/],
    [{ durationSeconds: Number.NaN }, /incomplete/],
    [{ videoCodec: 'hevc' }, /HEVC \(H\.265\).*Most Compatible/],
    [{ container: 'mov', videoCodec: 'prores' }, /Apple ProRes.*Export/],
    [{ container: 'mov', audioCodec: 'pcm-s16' }, /sound is encoded as uncompressed audio/],
    [{ container: 'webm', audioCodec: 'aac', videoCodec: 'vp9' }, /sound/],
  ])('is refused otherwise, with advice: %o', (facts, message) => {
    expect(refuseVideo({ ...video, ...facts })).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(message),
    });
  });

  it('is served as MP4 if it is a MOV file', () => {
    expect([extensionOf('mov'), extensionOf('mp4'), extensionOf('webm')]).toEqual(['mp4', 'mp4', 'webm']);
  });
});
