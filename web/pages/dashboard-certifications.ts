/** What only people with a certification under way have on their dashboard, in one file. */
export { OpenCertifications } from '../features/certifications/open-certifications.tsx';
export { RequestedChanges } from '../features/certifications/requested-changes.tsx';
