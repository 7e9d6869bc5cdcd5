import { isFilterDay } from '@chalkline/domain/audit-log/audit-filter';
import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { z } from 'zod';

const facts = z.record(z.string(), z.unknown()).nullable();

/** One action in the console. */
const auditEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    /** Null once that account is deleted. */
    actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    action: z.string(),
    subject: z.string(),
    /** The affected member; null for other subjects, and for erased members. */
    member: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** The affected content item by its current name; null for other subjects. */
    item: z.object({ kind: z.enum(contentKinds), title: z.string(), isDeleted: z.boolean() }).nullable(),
    /** The affected ticket; null for other subjects, and for deleted tickets. */
    ticket: z.object({ title: z.string() }).nullable(),
    /**
     * The affected submission, or that of the affected certificate; null for other subjects, and when it
     * was deleted.
     */
    submission: z.object({ id: z.uuid(), certification: z.string(), learner: z.string() }).nullable(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z
  .object({
    entries: z.array(auditEntrySchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditLog' });

export type AuditLog = z.infer<typeof auditLogSchema>;

/** The values that can be filtered by. */
export const auditChoicesSchema = z
  .object({
    actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    actions: z.array(z.string()),
    /** The kinds of subjects: "member" for "member:…". */
    subjectKinds: z.array(z.string()),
    /** Whether there are entries of deleted accounts. */
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
