import {
  type AlertKind,
  type AlertReadings,
  alertKinds,
  conditionOf,
  nextAlertState,
} from '@chalkline/domain/operations/alerts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alerts } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { emailFounders } from '../founder-emails/index.ts';
import { readDisks } from './disks.ts';
import { raisedEmail, resolvedEmail } from './emails.ts';
import { emailHealth, jobHealth, requestsSince, webhookHealth } from './health-queries.ts';
import { backupStatus } from './queries.ts';
import { saveRequestCounts } from './save-request-counts.ts';

const halfAMinute = 30_000;
const window = 10 * 60 * 1000;
const noEmails = { waiting: 0, failing: 0, nothingSentFor: 0, givenUp: 0 };

/** Emails the founders of a live site about what needs attention. */
export function addAlertJob(context: AppContext): void {
  if (!context.config.isProduction) return;
  context.jobs.add({
    name: 'alerts',
    everyMilliseconds: halfAMinute,
    run: async (now) => {
      await saveRequestCounts(context);
      await updateAlerts(context, await readAlertReadings(context, now), now);
    },
  });
}

/** What can't be read is left out, so that it doesn't silence the other alerts. */
async function readAlertReadings(context: AppContext, now: Date): Promise<AlertReadings> {
  const { app, db, jobs, config } = context;
  const unread = new Set<AlertKind>();
  const read = <Reading>(kind: AlertKind, reading: Promise<Reading>, otherwise: Reading): Promise<Reading> =>
    reading.catch((error) => {
      app.log.error(error, `The reading for the alert "${kind}" failed`);
      unread.add(kind);
      return otherwise;
    });
  // This job can't report on itself, because it has not finished yet.
  const others = jobs.all.filter(({ name }) => name !== 'alerts');
  const tenMinutesAgo = new Date(now.getTime() - window);
  return {
    emails: await read('emails', emailHealth(db, now), noEmails),
    failedWebhookEvents: await read('webhooks', countFailedEvents(db), 0),
    lateJobs: await read('jobs', countLateJobs(db, others, now), 0),
    isBackupLate: await isBackupMissing(context, now),
    disks: await read('disk', readDisks(config), []),
    requests: await read('errors', requestsSince(db, tenMinutesAgo), { answered: 0, failed: 0 }),
    unread,
  };
}

async function countFailedEvents(db: Database): Promise<number> {
  return (await webhookHealth(db)).failed;
}

async function countLateJobs(db: Database, jobs: readonly Job[], now: Date): Promise<number> {
  return (await jobHealth(db, jobs, now)).filter(({ isLate }) => isLate).length;
}

async function isBackupMissing({ app, config }: AppContext, now: Date): Promise<boolean> {
  const { isScheduled, needsAttention, readError } = await backupStatus(config, now);
  if (readError !== null) app.log.error({ reason: readError }, 'The stored backups could not be read');
  return isScheduled && needsAttention;
}

/** The row is locked, so that only one of several processes emails the founders. */
export async function updateAlerts(
  context: Pick<AppContext, 'db' | 'mail' | 'founderEmails'>,
  readings: AlertReadings,
  now: Date,
): Promise<void> {
  const { db } = context;
  await db
    .insert(alerts)
    .values(alertKinds.map((kind) => ({ kind })))
    .onConflictDoNothing();
  for (const kind of alertKinds) await db.transaction((tx) => updateAlert(context, tx, kind, readings, now));
}

async function updateAlert(
  context: Pick<AppContext, 'mail' | 'founderEmails'>,
  tx: Database,
  kind: AlertKind,
  readings: AlertReadings,
  now: Date,
): Promise<void> {
  const [before] = await tx.select().from(alerts).where(eq(alerts.kind, kind)).for('update');
  if (!before) return;
  const { state, news } = nextAlertState(kind, before, conditionOf(kind, readings), now);
  const isSame =
    Number(state.raisedAt) === Number(before.raisedAt) &&
    Number(state.changingSince) === Number(before.changingSince);
  if (!isSame) await tx.update(alerts).set(state).where(eq(alerts.kind, kind));
  const about = before.raisedAt ?? now;
  if (news === 'raised')
    await emailFounders(context, tx, { kind: 'operations', email: () => raisedEmail(kind, readings, about) });
  if (news === 'resolved')
    await emailFounders(context, tx, { kind: 'operations', email: () => resolvedEmail(kind, about) });
}
