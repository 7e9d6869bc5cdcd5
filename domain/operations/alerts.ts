import { type DiskSpace, isSpaceAmple, isSpaceLow } from './disk-space.ts';

/** What founders are emailed about: once when it begins, and once when it's fixed. */
export const alertKinds = ['emails', 'webhooks', 'jobs', 'backup', 'disk', 'errors'] as const;

export type AlertKind = (typeof alertKinds)[number];

const minute = 60 * 1000;

/** What is known about the product when the alerts are checked. */
export interface AlertReadings {
  readonly emails: {
    /** Emails that were tried without success and wait for another try. */
    readonly failing: number;
    /** How long the oldest of them has waited if nothing was sent in that time, in milliseconds. */
    readonly nothingSentFor: number;
    /** Emails that were given up within the last day. */
    readonly givenUp: number;
  };
  /** Webhook events of the payment provider that couldn't be processed. */
  readonly failedWebhookEvents: number;
  readonly lateJobs: number;
  /** False as well where there are no daily backups; true if they can't be read. */
  readonly isBackupLate: boolean;
  readonly disks: readonly DiskSpace[];
  /** Of the last ten minutes, in all processes. */
  readonly requests: { readonly answered: number; readonly failed: number };
  /** What couldn't be read: its values say nothing. */
  readonly unread: ReadonlySet<AlertKind>;
}

/** Between bad and good nothing changes: a value near a limit must not cause an email every few minutes. */
export type Condition = 'good' | 'unclear' | 'bad';

const conditions: Readonly<Record<AlertKind, (readings: AlertReadings) => Condition>> = {
  // A single address that refuses is normal. Nothing going out, or many failures, is not.
  emails: ({ emails: { failing, nothingSentFor, givenUp } }) => {
    if (nothingSentFor > 15 * minute || failing + givenUp >= 10) return 'bad';
    return nothingSentFor === 0 && failing + givenUp < 5 ? 'good' : 'unclear';
  },
  webhooks: ({ failedWebhookEvents }) => (failedWebhookEvents > 0 ? 'bad' : 'good'),
  jobs: ({ lateJobs }) => (lateJobs > 0 ? 'bad' : 'good'),
  backup: ({ isBackupLate }) => (isBackupLate ? 'bad' : 'good'),
  disk: ({ disks }) => {
    if (disks.some(isSpaceLow)) return 'bad';
    return disks.every(isSpaceAmple) ? 'good' : 'unclear';
  },
  errors: ({ requests: { answered, failed } }) => {
    const share = answered === 0 ? 0 : failed / answered;
    if (failed >= fewestErrors && share >= 0.05) return 'bad';
    return share < 0.02 || failed < fewestErrors / 2 ? 'good' : 'unclear';
  },
};

/** On a quiet site, a few errors are a large share of all requests. */
const fewestErrors = 10;

export function conditionOf(kind: AlertKind, readings: AlertReadings): Condition {
  return readings.unread.has(kind) ? 'unclear' : conditions[kind](readings);
}

export interface AlertState {
  /** Since when founders know about it; null while all is well. */
  readonly raisedAt: Date | null;
  /** Since when the condition has been the opposite of that. */
  readonly changingSince: Date | null;
}

/** How long something must be bad before it is reported, in milliseconds. A restart or a hiccup isn't reported. */
const raiseAfter: Readonly<Record<AlertKind, number>> = {
  emails: 0,
  webhooks: 10 * minute,
  jobs: 10 * minute,
  // The first backup of a new site is made within an hour.
  backup: 90 * minute,
  disk: 5 * minute,
  errors: 3 * minute,
};

/** How long it must be good before it counts as resolved. */
const resolveAfter = 10 * minute;

interface AlertStep {
  readonly state: AlertState;
  readonly news: 'raised' | 'resolved' | undefined;
}

/** What follows for an alert from the condition that was found now. */
export function nextAlertState(
  kind: AlertKind,
  { raisedAt, changingSince }: AlertState,
  condition: Condition,
  now: Date,
): AlertStep {
  const isChanging = condition === (raisedAt === null ? 'bad' : 'good');
  if (!isChanging) return { state: { raisedAt, changingSince: null }, news: undefined };
  const since = changingSince ?? now;
  const enough = raisedAt === null ? raiseAfter[kind] : resolveAfter;
  if (now.getTime() - since.getTime() < enough)
    return { state: { raisedAt, changingSince: since }, news: undefined };
  return raisedAt === null
    ? { state: { raisedAt: now, changingSince: null }, news: 'raised' }
    : { state: { raisedAt: null, changingSince: null }, news: 'resolved' };
}
