export { openSubmissionsOf, submissionsOf } from './member-queries.ts';
export { countSubmissions, findBrief, hasSubmissions, listCertifications } from './queries.ts';
export { countSubmissionsToDecide } from './waiting.ts';
