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
import { notifyFounders } from '../billing/index.ts';
import { readDisks } from './disks.ts';
import { raisedEmail, resolvedEmail } from './emails.ts';
import { emailHealth, jobHealth, requestsSince, webhookHealth } from './health-queries.ts';
import { backupStatus } from './queries.ts';
import { dropOldCounts, save } from './save-request-counts.ts';

const halfAMinute = 30_000;
const window = 10 * 60 * 1000;

/** Emails the founders of a live site about what needs attention. */
export function alertJob(context: AppContext): void {
  if (!context.config.isProduction) return;
  context.jobs.add({
    name: 'alerts',
    everyMilliseconds: halfAMinute,
    run: async (now) => {
      await save(context);
      await dropOldCounts(context, now);
      await updateAlerts(context, await readAlertReadings(context, now), now);
    },
  });
}

async function readAlertReadings({ db, jobs, config }: AppContext, now: Date): Promise<AlertReadings> {
  const backups = await backupStatus(config, now);
  // This job can't tell about itself: it has not finished yet.
  const others = jobs.all.filter(({ name }) => name !== 'alerts');
  return {
    emails: await emailHealth(db, now),
    failedWebhookEvents: (await webhookHealth(db)).failed,
    lateJobs: (await jobHealth(db, others, now)).filter(({ isLate }) => isLate).length,
    isBackupLate: backups.isScheduled && backups.needsAttention,
    disks: await readDisks(config),
    requests: await requestsSince(db, new Date(now.getTime() - window)),
  };
}

/** The row is locked, so that of several processes one tells the founders. */
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
    await notifyFounders(context, tx, { kind: 'operations', email: raisedEmail(kind, readings, about) });
  if (news === 'resolved')
    await notifyFounders(context, tx, { kind: 'operations', email: resolvedEmail(kind, about) });
}
