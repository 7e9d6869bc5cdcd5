import { totalXpText } from '../progress/xp.ts';

/** What a learner has done so far. */
export interface LearnerFacts {
  readonly completedLessons: number;
  readonly snapshots: number;
  readonly tickedChecks: number;
  /** The progress in each started course, in whole percent. */
  readonly courseProgress: readonly number[];
  readonly totalXp: number;
  readonly earnedCertifications: number;
}

export interface Milestone {
  readonly id: string;
  readonly title: string;
  readonly isReached: boolean;
}

const thousand = 1000;

interface Rule {
  readonly id: string;
  readonly title: string;
  isReached(facts: LearnerFacts): boolean;
}

const finished = ({ courseProgress }: LearnerFacts) =>
  courseProgress.filter((progress) => progress >= 100).length;

/** In the order in which most people reach them. */
const rules: readonly Rule[] = [
  { id: 'lesson', title: 'First lesson completed', isReached: (facts) => facts.completedLessons > 0 },
  { id: 'check', title: 'First check ticked', isReached: (facts) => facts.tickedChecks > 0 },
  { id: 'snapshot', title: 'First snapshot saved', isReached: (facts) => facts.snapshots > 0 },
  {
    id: 'half',
    title: 'Half of a course completed',
    isReached: ({ courseProgress }) => courseProgress.some((progress) => progress >= 50),
  },
  { id: 'course', title: 'First course completed', isReached: (facts) => finished(facts) > 0 },
  {
    id: 'certification',
    title: 'First certification earned',
    isReached: (facts) => facts.earnedCertifications > 0,
  },
  { id: 'xp', title: `${totalXpText(thousand)} XP`, isReached: ({ totalXp }) => totalXp >= thousand },
  { id: 'courses', title: 'Three courses completed', isReached: (facts) => finished(facts) >= 3 },
];

/** All milestones, reached or not. */
export const allMilestones: readonly Omit<Milestone, 'isReached'>[] = rules;

/**
 * Milestones follow from what exists. A milestone disappears with its reason, for example when a lesson is
 * marked incomplete.
 */
export function milestonesOf(facts: LearnerFacts): Milestone[] {
  return rules.map(({ id, title, isReached }) => ({ id, title, isReached: isReached(facts) }));
}
