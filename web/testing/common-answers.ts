import type { LearnerActivity } from '@chalkline/contract/activity';
import { somePlanContents, somePlans } from './example-plans.ts';

/** What somebody has done who has just joined. */
export const noActivity: LearnerActivity = {
  weeklyGoal: null,
  asOf: '2026-01-07T12:00:00.000Z',
  recent: [],
  snapshots: 0,
  checks: [],
};

/** What the dashboard of somebody who has just joined reads, apart from the certifications on offer. */
export const emptyDashboard = {
  'GET /api/courses': [],
  'GET /api/user/courses': [],
  'GET /api/user/progress': [],
  'GET /api/user/certifications': [],
  'GET /api/user/activity': noActivity,
};

/** What the pages that sell plans read, with nothing but the plans. */
export const pagesWithPlans = {
  'GET /api/plans': somePlans,
  'GET /api/plans/contents': somePlanContents,
  'GET /api/courses': [],
  'GET /api/user/progress': [],
  'GET /api/skills': [],
  'GET /api/consulting/promise': { acknowledgement: null, completion: null },
};
