export { courseProgressOf } from './member-queries.ts';
export { countLearners, hasLearners, progressOfViewer, progressRecords, totalXpOf } from './queries.ts';
