import type {
  BackupStatus,
  FailedEmail,
  FailedWebhookEvent,
  Operations,
  UnsentMail,
} from '@chalkline/contract/operations';
import { isBackupLate } from '@chalkline/domain/operations/backup-schedule';
import { hasJobFailed } from '@chalkline/domain/operations/late-jobs';
import { and, count, desc, isNotNull, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { failedWebhookEvents, jobRuns, mailOutbox, webhookEvents } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { BackupStore } from '../../platform/backup/backup-store.ts';
import { backupStoreOf } from '../../platform/backup/open-backup-store.ts';
import { ask, migrationLevel } from '../../platform/backup/tables.ts';
import type { Config } from '../../platform/config/config.ts';
import { nextRun } from '../../platform/jobs/claim-run.ts';
import { isWaiting } from '../../platform/mail/queued-emails.ts';

/** The most entries that are shown per list. */
const mostShown = 50;

/** The state of jobs, mail and webhook events, from the database only. */
export async function operations({ db, config, jobs, now }: AppContext): Promise<Operations> {
  return {
    database: await databaseFacts(db, config.databaseUrl !== undefined),
    mail: await mailFacts(db),
    payments: await paymentFacts(db),
    jobs: await jobFacts(db, jobs.all, now()),
    backups: await backupStatus(config, now()),
  };
}

/** The daily backups, from where they are stored. */
export async function backupStatus(config: Config, now: Date): Promise<BackupStatus> {
  const store = backupStoreOf(config);
  const { backups, readError } = await storedBackups(store);
  const latest = backups[0]?.createdAt;
  return {
    isScheduled: store !== undefined,
    latestAt: latest?.toISOString() ?? null,
    count: backups.length,
    readError,
    needsAttention: store === undefined ? config.isProduction : isBackupLate(latest, now),
  };
}

/** Backups that can't be read are as good as none. */
async function storedBackups(store: BackupStore | undefined) {
  try {
    return { backups: (await store?.list()) ?? [], readError: null };
  } catch (error) {
    const { message, cause } = error as Error;
    return { backups: [], readError: cause instanceof Error ? cause.message : message };
  }
}

export async function databaseFacts(db: Database, isServer: boolean): Promise<Operations['database']> {
  const [row] = await ask<{ version: string }>(db, `select current_setting('server_version') as version`);
  const { count: migrations } = await migrationLevel(db);
  return { kind: isServer ? 'PostgreSQL' : 'Embedded PostgreSQL', version: row?.version ?? '', migrations };
}

type EmailRow = Pick<
  typeof mailOutbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'createdAt' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'givenUpAt'
>;

const emailColumns = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  subject: mailOutbox.subject,
  createdAt: mailOutbox.createdAt,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  nextAttemptAt: mailOutbox.nextAttemptAt,
  givenUpAt: mailOutbox.givenUpAt,
};

const couldNotBeSent = or(isNotNull(mailOutbox.givenUpAt), and(isWaiting, isNotNull(mailOutbox.lastError)));
const worstFirst = [sql`${mailOutbox.givenUpAt} desc nulls last`, desc(mailOutbox.createdAt)];

const firstUnsent = prepared((db) =>
  db
    .select({
      subject: mailOutbox.subject,
      recipient: mailOutbox.recipient,
      all: sql<number>`count(*) over ()`.mapWith(Number),
      givenUp: sql<number>`count(${mailOutbox.givenUpAt}) over ()`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(couldNotBeSent)
    .orderBy(...worstFirst)
    .limit(1)
    .prepare('first_unsent_email'),
);

/** How many emails could not be sent, and the first of them, in one query. */
export async function unsentMail(db: Database): Promise<UnsentMail> {
  const [first] = await firstUnsent(db).execute();
  if (!first) return { givenUp: 0, toBeTriedAgain: 0, latest: null };
  const { subject, recipient, all, givenUp } = first;
  return { givenUp, toBeTriedAgain: all - givenUp, latest: { subject, recipient } };
}

async function mailFacts(db: Database): Promise<Operations['mail']> {
  const [waiting] = await db.select({ count: count() }).from(mailOutbox).where(isWaiting);
  const [failed] = await db
    .select({ count: count() })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.givenUpAt));
  const rows = await db
    .select(emailColumns)
    .from(mailOutbox)
    .where(couldNotBeSent)
    .orderBy(...worstFirst)
    .limit(mostShown);
  return { waiting: waiting?.count ?? 0, failed: failed?.count ?? 0, emails: rows.map(toEmail) };
}

export function toEmail(row: EmailRow): FailedEmail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: row.givenUpAt === null ? row.nextAttemptAt.toISOString() : null,
  };
}

async function paymentFacts(db: Database): Promise<Operations['payments']> {
  const [last] = await db.select({ at: max(webhookEvents.receivedAt) }).from(webhookEvents);
  const failed = await db
    .select()
    .from(failedWebhookEvents)
    .orderBy(desc(failedWebhookEvents.lastAt))
    .limit(mostShown);
  const [reconciled] = await db
    .select({ at: jobRuns.finishedAt })
    .from(jobRuns)
    .where(sql`${jobRuns.name} = 'reconcile-payments'`);
  return {
    lastWebhookAt: last?.at?.toISOString() ?? null,
    lastReconciledAt: reconciled?.at?.toISOString() ?? null,
    failed: failed.map(toFailedWebhookEvent),
  };
}

function toFailedWebhookEvent({
  id,
  type,
  firstAt,
  lastAt,
  attempts,
  lastError,
}: typeof failedWebhookEvents.$inferSelect): FailedWebhookEvent {
  return { id, type, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(), attempts, lastError };
}

async function jobFacts(
  db: Database,
  all: AppContext['jobs']['all'],
  now: Date,
): Promise<Operations['jobs']> {
  const runs = new Map((await db.select().from(jobRuns)).map((run) => [run.name, run]));
  return all.map(({ name, everyMilliseconds }) => {
    const run = runs.get(name);
    const next = run && nextRun(run, everyMilliseconds, now);
    return {
      name,
      startedAt: run?.startedAt.toISOString() ?? null,
      finishedAt: run?.finishedAt?.toISOString() ?? null,
      nextAt: next?.toISOString() ?? null,
      failedAt: run?.failedAt?.toISOString() ?? null,
      lastError: run?.lastError ?? null,
      hasFailed: run !== undefined && hasJobFailed(run),
    };
  });
}
