import { describe, expect, it } from 'vitest';
import { nextSpeed, positionWithin, volumeWithin } from './player.ts';

describe('a step in a video', () => {
  it('ends at its start and at its end', () => {
    expect(positionWithin(-5, 60)).toBe(0);
    expect(positionWithin(65, 60)).toBe(60);
    expect(positionWithin(30, 60)).toBe(30);
  });

  it('goes nowhere while the length is unknown', () => {
    expect(positionWithin(30, Number.NaN)).toBe(0);
  });
});

describe('the speed of a video', () => {
  it('goes up and down by one step, to the ends of the list', () => {
    expect(nextSpeed(1, 1)).toBe(1.25);
    expect(nextSpeed(1, -1)).toBe(0.75);
    expect(nextSpeed(2, 1)).toBe(2);
    expect(nextSpeed(0.75, -1)).toBe(0.75);
  });
});

describe('the volume of a video', () => {
  it('is between silent and full', () => {
    expect(volumeWithin(1.1)).toBe(1);
    expect(volumeWithin(-0.1)).toBe(0);
    expect(volumeWithin(0.1 + 0.2)).toBe(0.3);
  });
});
