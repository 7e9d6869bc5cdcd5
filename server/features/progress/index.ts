export { courseProgressOf } from './member-queries.ts';
export {
  completedSince,
  completionTimes,
  countLearners,
  hasLearners,
  lockedProgressRecords,
  progressOfViewer,
  progressRecords,
  totalXpOf,
} from './queries.ts';
