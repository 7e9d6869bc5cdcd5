export { countSubmissionsToDecide } from './count-submissions.ts';
export { openSubmissionsOf, submissionsOf } from './member-queries.ts';
export { countSubmissions, findBrief, hasSubmissions, listCertifications } from './queries.ts';
