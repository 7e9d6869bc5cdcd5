import { isFilterDay } from '@chalkline/domain/audit/audit-filter';
import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { z } from 'zod';

const facts = z.record(z.string(), z.unknown()).nullable();

/** One thing that was done in the console. */
export const auditEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    /** Nobody any more once that account is gone. */
    actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    /** Who the member is that it was done to; nothing for other things, and for members who were erased. */
    member: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Which part of the content it was done to, as it is called now; nothing for other things. */
    item: z.object({ kind: z.enum(contentKinds), title: z.string(), isDeleted: z.boolean() }).nullable(),
    /** Which ticket it was done to; nothing for other things, and for tickets that are gone. */
    ticket: z.object({ title: z.string() }).nullable(),
    /** Which submission it was done to, or to the certificate of; nothing for other things, and for what is gone. */
    submission: z.object({ id: z.uuid(), certification: z.string(), learner: z.string() }).nullable(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z
  .object({
    entries: z.array(auditEntrySchema),
    /** Where the next ones begin; nothing when these are the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditLog' });

export type AuditLog = z.infer<typeof auditLogSchema>;

/** What there is to choose from. */
export const auditChoicesSchema = z
  .object({
    actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    actions: z.array(z.string()),
    /** Kinds of things that something was done to: "member" of "member:…". */
    subjectKinds: z.array(z.string()),
    /** Whether anything was done by somebody whose account is gone. */
    hasErased: z.boolean(),
  })
  .meta({ id: 'AuditChoices' });

export type AuditChoices = z.infer<typeof auditChoicesSchema>;

const day = z.string().refine(isFilterDay, 'must be a day such as 2027-01-15').optional();
const value = z.string().trim().max(200).optional();

export const auditFileQuerySchema = z.object({
  actor: value,
  action: value,
  subject: value,
  from: day,
  to: day,
});

export const auditQuerySchema = auditFileQuerySchema.extend({ after: value });
