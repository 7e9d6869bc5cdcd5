import { alertKinds } from '@chalkline/domain/operations/alerts';
import { alerts } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { MetricReading, MetricSource } from '../../platform/metrics/metric-source.ts';
import { readDisks } from './disks.ts';
import { emailHealth, jobHealth, webhookHealth } from './health-queries.ts';
import { backupStatus } from './queries.ts';

const seconds = (moment: Date) => moment.getTime() / 1_000;

/** The state of everything that works in the background. */
export function operationMetrics(context: AppContext): readonly MetricSource[] {
  return [
    jobMetrics(context),
    emailMetrics(context),
    webhookMetrics(context),
    diskMetrics(context),
    alertMetrics(context),
  ];
}

/** Prometheus gives every figure a label `job` of its own, so this one is called `job_name`. */
function jobMetrics({ db, jobs }: AppContext): MetricSource {
  const success = 'chalkline_job_last_success_timestamp_seconds';
  return {
    gauges: [
      { name: success, help: 'When each job last succeeded.', label: 'job_name' },
      { name: 'chalkline_job_failed', help: '1 if the last run of a job failed.', label: 'job_name' },
      { name: 'chalkline_job_late', help: '1 if a job should have succeeded by now.', label: 'job_name' },
    ],
    read: async (now) =>
      (await jobHealth(db, jobs.all, now)).flatMap(({ name, finishedAt, hasFailed, isLate }) => [
        ...(finishedAt ? [{ name: success, labelValue: name, value: seconds(finishedAt) }] : []),
        { name: 'chalkline_job_failed', labelValue: name, value: Number(hasFailed) },
        { name: 'chalkline_job_late', labelValue: name, value: Number(isLate) },
      ]),
  };
}

function emailMetrics({ db }: AppContext): MetricSource {
  const name = 'chalkline_emails';
  const stuck = 'chalkline_emails_stuck_seconds';
  return {
    gauges: [
      {
        name,
        help: 'Emails that wait, that failed and are tried again, and that were given up in the last day.',
        label: 'state',
      },
      { name: stuck, help: 'For how long no email could be sent; 0 while emails are sent.' },
    ],
    read: async (now) => {
      const { waiting, failing, givenUp, nothingSentFor } = await emailHealth(db, now);
      return [
        { name, labelValue: 'waiting', value: waiting },
        { name, labelValue: 'failing', value: failing },
        { name, labelValue: 'given_up', value: givenUp },
        { name: stuck, value: nothingSentFor / 1_000 },
      ];
    },
  };
}

function webhookMetrics({ db }: AppContext): MetricSource {
  const failedName = 'chalkline_webhook_events_unprocessed';
  const lastName = 'chalkline_webhook_last_event_timestamp_seconds';
  return {
    gauges: [
      { name: failedName, help: "Webhook events that couldn't be processed." },
      { name: lastName, help: 'When the last webhook event was processed.' },
    ],
    read: async () => {
      const { failed, lastAt } = await webhookHealth(db);
      const last = lastAt ? [{ name: lastName, value: seconds(lastAt) }] : [];
      return [{ name: failedName, value: failed }, ...last];
    },
  };
}

function diskMetrics({ config }: AppContext): MetricSource {
  const [free, size] = ['chalkline_disk_free_bytes', 'chalkline_disk_size_bytes'];
  const backup = 'chalkline_backup_last_success_timestamp_seconds';
  return {
    gauges: [
      { name: free, help: 'Free space where data and backups are stored.', label: 'place' },
      { name: size, help: 'The size of these disks.', label: 'place' },
      { name: backup, help: 'When the latest daily backup was made.' },
    ],
    read: async (now) => {
      const disks = (await readDisks(config)).flatMap(({ place, freeBytes, totalBytes }) => [
        { name: free, labelValue: place, value: freeBytes },
        { name: size, labelValue: place, value: totalBytes },
      ]);
      const { latestAt } = await backupStatus(config, now);
      return latestAt === null ? disks : [...disks, { name: backup, value: seconds(new Date(latestAt)) }];
    },
  };
}

function alertMetrics({ db }: AppContext): MetricSource {
  const name = 'chalkline_alert';
  return {
    gauges: [{ name, help: '1 while founders know that something needs attention.', label: 'kind' }],
    read: async (): Promise<MetricReading[]> => {
      const rows = await db.select().from(alerts);
      const raised = new Set(rows.filter(({ raisedAt }) => raisedAt !== null).map(({ kind }) => kind));
      return alertKinds.map((kind) => ({ name, labelValue: kind, value: Number(raised.has(kind)) }));
    },
  };
}
