import { launchCheckKeys, launchCheckStatuses } from '@chalkline/domain/operations/launch-checks';
import { z } from 'zod';

const moment = z.iso.datetime();

const emailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: moment,
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** When it is tried again; null once it was given up. */
  nextAttemptAt: moment.nullable(),
});

export type FailedEmail = z.infer<typeof emailSchema>;

const failedWebhookEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  firstAt: moment,
  lastAt: moment,
  attempts: z.int(),
  lastError: z.string(),
});

export type FailedWebhookEvent = z.infer<typeof failedWebhookEventSchema>;

const jobSchema = z.object({
  name: z.string(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  nextAt: moment.nullable(),
  failedAt: moment.nullable(),
  lastError: z.string().nullable(),
  /** Whether its last run failed. */
  hasFailed: z.boolean(),
});

/** Emails that could not be sent: given up, or to be tried again. */
export const unsentMailSchema = z
  .object({
    givenUp: z.int(),
    toBeTriedAgain: z.int(),
    latest: z.object({ subject: z.string(), recipient: z.string() }).nullable(),
  })
  .meta({ id: 'UnsentMail' });
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** The daily backups that are stored. */
export const backupStatusSchema = z
  .object({
    isScheduled: z.boolean(),
    latestAt: moment.nullable(),
    count: z.int(),
    /** Why the folder or bucket of the backups can't be read; null if it can. */
    readError: z.string().nullable(),
    /** Whether the latest one is too old, or a live site has none. */
    needsAttention: z.boolean(),
  })
  .meta({ id: 'BackupStatus' });
export type BackupStatus = z.infer<typeof backupStatusSchema>;

/** The state of mail, jobs and webhook events, from the database. */
export const operationsSchema = z
  .object({
    database: z.object({ kind: z.string(), version: z.string(), migrations: z.int() }),
    mail: z.object({ waiting: z.int(), failed: z.int(), emails: z.array(emailSchema) }),
    payments: z.object({
      lastWebhookAt: moment.nullable(),
      lastReconciledAt: moment.nullable(),
      failed: z.array(failedWebhookEventSchema),
    }),
    jobs: z.array(jobSchema),
    backups: backupStatusSchema,
  })
  .meta({ id: 'Operations' });

export type Operations = z.infer<typeof operationsSchema>;

const checkSchema = z.object({ isWell: z.boolean(), detail: z.string() });

/** The results of checking the services now. */
export const checksSchema = z
  .object({ mail: checkSchema, payments: checkSchema, storage: checkSchema, proxy: checkSchema })
  .meta({ id: 'OperationChecks' });

export type OperationChecks = z.infer<typeof checksSchema>;

const launchCheckSchema = z.object({
  key: z.enum(launchCheckKeys),
  title: z.string(),
  status: z.enum(launchCheckStatuses),
  detail: z.string(),
  /** How to fix it; null where nothing has to be done. */
  fix: z.string().nullable(),
});

export type LaunchCheck = z.infer<typeof launchCheckSchema>;

/** The latest results of the launch checklist; empty before the first time. */
export const launchChecklistSchema = z
  .object({ isRunning: z.boolean(), checkedAt: moment.nullable(), checks: z.array(launchCheckSchema) })
  .meta({ id: 'LaunchChecklist' });
export type LaunchChecklist = z.infer<typeof launchChecklistSchema>;

/** An email with its plain text. */
export const openEmailSchema = emailSchema.extend({ text: z.string() }).meta({ id: 'OpenEmail' });

export type OpenEmail = z.infer<typeof openEmailSchema>;
