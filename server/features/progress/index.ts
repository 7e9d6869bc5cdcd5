export { courseProgressOf } from './member-queries.ts';
export {
  completedIn,
  completionTimesOf,
  countLearners,
  hasLearners,
  lockedProgressRecords,
  progressOfViewer,
  progressRecords,
  totalXpOf,
} from './queries.ts';
