export { courseProgressOf } from './member-queries.ts';
export {
  completedSince,
  completionTimesOf,
  countLearners,
  hasLearners,
  lockedProgressRecords,
  progressOfViewer,
  progressRecords,
  totalXpOf,
} from './queries.ts';
