import type { BusinessOverview } from '@chalkline/contract/business-overview';
import type {
  BackupStatus,
  FailedEmail,
  LaunchChecklist,
  OperationChecks,
  Operations,
} from '@chalkline/contract/operations';

/** The state of the services for tests. */

export const aFailedEmail: FailedEmail = {
  id: '6b3f8a52-0d0f-4a53-9a45-300000000001',
  recipient: 'unreached@works.example',
  subject: 'Please confirm',
  createdAt: '2026-01-05T09:00:00.000Z',
  attempts: 1,
  lastError: 'Invalid greeting. response=421 Down',
  nextAttemptAt: '2026-01-05T09:05:00.000Z',
};

export const aDailyBackup: BackupStatus = {
  isScheduled: true,
  latestAt: '2026-01-05T03:00:00.000Z',
  count: 12,
  readError: null,
  needsAttention: false,
};

export const wellOperations: Operations = {
  database: { kind: 'PGlite', version: '17.5', migrations: 40 },
  mail: { waiting: 0, failed: 0, emails: [] },
  payments: { lastWebhookAt: null, lastReconciledAt: null, failed: [] },
  jobs: [],
  backups: aDailyBackup,
};

const well = { isWell: true, detail: 'It responds.' };

export const wellChecks: OperationChecks = {
  mail: well,
  payments: well,
  storage: { isWell: true, detail: 'data/files is writable.' },
  proxy: well,
};

/** A checklist that was never run. */
export const nothingChecked: LaunchChecklist = { isRunning: false, checkedAt: null, checks: [] };

const memberDay = { Free: 4, Monthly: 0, Annual: 0, Lifetime: 0, Consulting: 0 };

/** The business figures of two days. */
export const anOverview: BusinessOverview = {
  days: 30,
  countedAt: '2026-01-05T09:00:00.000Z',
  members: [
    { day: '2026-01-04', ...memberDay },
    { day: '2026-01-05', ...memberDay, Annual: 1 },
  ],
  revenue: [],
  churn: [],
  courses: [
    { id: 1, title: 'Build your first website' },
    { id: 2, title: 'Take Your First Payment' },
  ],
  funnel: { courseId: 1, title: 'Build your first website', started: 0, finished: 0, lessons: [] },
  prompts: [{ id: 1, title: 'Send an email once', copies: 1 }],
  waiting: [],
};
