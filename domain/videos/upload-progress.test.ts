import { describe, expect, it } from 'vitest';
import {
  durationAfterUpload,
  measured,
  percentSent,
  secondsLeft,
  sizeLabel,
  timeLeftLabel,
  videoLength,
} from './upload-progress.ts';

describe('an upload', () => {
  it.each([
    [0, 100, 0],
    [999, 1000, 99],
    [1000, 1000, 100],
    [5, 0, 0],
  ])('of which %d of %d bytes have arrived is at %d percent', (sent, total, percent) => {
    expect(percentSent({ sent, total })).toBe(percent);
  });

  it('takes as long as the last seconds suggest', () => {
    const early = measured([], { sent: 0, at: 0 });
    expect(secondsLeft(early, 1000)).toBeUndefined();
    const later = measured(early, { sent: 100, at: 10_000 });
    expect(secondsLeft(later, 1000)).toBe(90);
    const slower = measured(later, { sent: 150, at: 29_000 });
    expect(slower).toHaveLength(2);
    expect(secondsLeft(slower, 1000)).toBe(323);
    expect(secondsLeft(measured(slower, { sent: 0, at: 30_000 }), 1000)).toBeUndefined();
  });

  it.each([
    [undefined, 'Working out the time left'],
    [3, 'A few seconds left'],
    [41, 'About 50 seconds left'],
    [62, 'About 1 minute left'],
    [59 * 60, 'About 59 minutes left'],
    [60 * 60, 'About 1 h left'],
    [100 * 60, 'About 1 h 40 min left'],
    [119 * 60, 'About 2 h left'],
  ])('that takes %s seconds more says so', (seconds, label) => expect(timeLeftLabel(seconds)).toBe(label));
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_400_000_000, '1.4 GB'],
  [143_200_000, '143 MB'],
])('calls %d bytes %s', (bytes, label) => expect(sizeLabel(bytes)).toBe(label));

it.each([
  [12, '1 min'],
  [500, '8 min'],
  [3600, '1 h'],
  [4000, '1 h 7 min'],
])('calls a video of %d seconds %s long', (seconds, label) => expect(videoLength(seconds)).toBe(label));

describe('the duration of a lesson after an upload', () => {
  it('is that of the video if there was none', () => {
    expect(durationAfterUpload(' ', undefined, 500)).toBe('8 min');
  });

  it('stays what somebody typed', () => {
    expect(durationAfterUpload('about 10 min', undefined, 500)).toBe('about 10 min');
    expect(durationAfterUpload('10 min', 300, 500)).toBe('10 min');
  });

  it('follows the video if an earlier one filled it in', () => {
    expect(durationAfterUpload('5 min', 300, 500)).toBe('8 min');
  });
});
