import { describe, expect, it } from 'vitest';
import { goalLabel, possibleGoals, weekSentence } from './weekly-goal.ts';

describe('a weekly goal', () => {
  it('is one to seven lessons', () => {
    expect(possibleGoals).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(goalLabel(1)).toBe('1 lesson a week');
    expect(goalLabel(3)).toBe('3 lessons a week');
  });
});

describe('the sentence about a week', () => {
  it('counts lessons towards the goal', () => {
    expect(weekSentence(0, 3)).toBe('0 of 3 lessons this week');
    expect(weekSentence(2, 3)).toBe('2 of 3 lessons this week');
    expect(weekSentence(0, 1)).toBe('0 of 1 lesson this week');
  });

  it('says that the goal is reached, and counts on', () => {
    expect(weekSentence(3, 3)).toBe('Goal reached: 3 lessons this week');
    expect(weekSentence(5, 3)).toBe('Goal reached: 5 lessons this week');
  });

  it('mentions no goal when there is none', () => {
    expect(weekSentence(0, null)).toBe('No lessons yet this week');
    expect(weekSentence(1, null)).toBe('1 lesson this week');
    expect(weekSentence(2, null)).toBe('2 lessons this week');
  });
});
