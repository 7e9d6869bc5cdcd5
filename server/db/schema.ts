/** Every table of the product, for migrations and queries. */
export * from './tables/audit.ts';
export * from './tables/billing.ts';
export * from './tables/business.ts';
export * from './tables/certificates.ts';
export * from './tables/certifications.ts';
export * from './tables/content.ts';
export * from './tables/documents.ts';
export * from './tables/jobs.ts';
export * from './tables/learning.ts';
export * from './tables/mail.ts';
export * from './tables/people.ts';
export * from './tables/prompts.ts';
export * from './tables/restore-ledger.ts';
export * from './tables/snapshots.ts';
export * from './tables/tickets.ts';
export * from './tables/waitlist.ts';
export * from './tables/writing.ts';
