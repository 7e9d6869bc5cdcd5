export { issueCertificate } from './issue.ts';
export { certificatesOf } from './member-queries.ts';
export { certificateOf, countCertificates, hasCertificates } from './queries.ts';
