import { describe, expect, it } from 'vitest';
import { type LearnerFacts, milestonesOf } from './milestones.ts';

const newcomer: LearnerFacts = {
  completedLessons: 0,
  snapshots: 0,
  tickedChecks: 0,
  courseProgress: [],
  totalXp: 0,
  earnedCertifications: 0,
};

const reached = (facts: Partial<LearnerFacts>) =>
  milestonesOf({ ...newcomer, ...facts })
    .filter(({ isReached }) => isReached)
    .map(({ title }) => title);

describe('milestones', () => {
  it('are all ahead of a newcomer', () => {
    expect(reached({})).toEqual([]);
    expect(milestonesOf(newcomer)).toHaveLength(8);
  });

  it('are reached by the first of something', () => {
    expect(reached({ completedLessons: 1 })).toEqual(['First lesson completed']);
    expect(reached({ snapshots: 1 })).toEqual(['First snapshot saved']);
    expect(reached({ tickedChecks: 1 })).toEqual(['First check ticked']);
    expect(reached({ earnedCertifications: 1 })).toEqual(['First certification earned']);
  });

  it('follow the progress in courses', () => {
    expect(reached({ courseProgress: [49, 49] })).toEqual([]);
    expect(reached({ courseProgress: [14, 50] })).toEqual(['Half of a course completed']);
    expect(reached({ courseProgress: [100, 99] })).toEqual([
      'Half of a course completed',
      'First course completed',
    ]);
    expect(reached({ courseProgress: [100, 100, 100] })).toContain('Three courses completed');
  });

  it('include a round number of XP', () => {
    expect(reached({ totalXp: 999 })).toEqual([]);
    expect(reached({ totalXp: 1000 })).toEqual(['1,000 XP']);
  });
});
