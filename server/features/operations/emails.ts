import { signInFirst } from '@chalkline/contract/addresses';
import type { AlertKind, AlertReadings } from '@chalkline/domain/operations/alerts';
import type { Mail } from '../../db/email-content.ts';

type FounderMail = Pick<Mail, 'event' | 'subject' | 'email'>;

interface AlertTexts {
  readonly title: string;
  readonly over: string;
  /** What was found. */
  readonly found: (readings: AlertReadings) => string;
  /** What it means, and what to do. */
  readonly advice: string;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const texts: Readonly<Record<AlertKind, AlertTexts>> = {
  emails: {
    title: 'Emails aren’t being delivered',
    over: 'Emails are being delivered again',
    found: ({ emails }) =>
      `${plural(emails.failing, 'email waits', 'emails wait')} for another try, and ${emails.givenUp} couldn't be sent in the last day.`,
    advice:
      'Members may miss sign-in codes, receipts and answers. The operations page shows what the mail server says; failed emails can be sent again there.',
  },
  webhooks: {
    title: 'News about payments can’t be processed',
    over: 'News about payments is being processed again',
    found: ({ failedWebhookEvents }) =>
      `${plural(failedWebhookEvents, 'webhook event', 'webhook events')} of the payment provider couldn't be processed.`,
    advice:
      'Somebody may have paid without getting their plan. The operations page shows why, and can process the events again.',
  },
  jobs: {
    title: 'Work in the background is late',
    over: 'Work in the background is done in time again',
    found: ({ lateJobs }) => `${plural(lateJobs, 'job', 'jobs')} should have been done by now.`,
    advice: 'The operations page shows which jobs are late, and what went wrong.',
  },
  backup: {
    title: 'The latest backup is too old',
    over: 'There is a recent backup again',
    found: () => 'No backup was made in the last 26 hours.',
    advice:
      'If data were lost now, you would lose more than a day of it. The operations page shows why the backup failed; you can also download one there.',
  },
  disk: {
    title: 'The disk is nearly full',
    over: 'There is enough disk space again',
    found: ({ disks }) => `Only ${gigabytes(Math.min(...disks.map(({ freeBytes }) => freeBytes)))} are free.`,
    advice: 'On a full disk nothing can be saved. Delete old files on the server, or get a larger disk.',
  },
  errors: {
    title: 'Many requests fail',
    over: 'Requests are answered normally again',
    found: ({ requests: { answered, failed } }) =>
      `In the last 10 minutes, ${failed} of ${answered} requests failed.`,
    advice: 'People see error pages. The log of the server names the causes: journalctl -u chalkline -n 200',
  },
};

/** To the founders: something needs attention. */
export function raisedEmail(kind: AlertKind, readings: AlertReadings, raisedAt: Date): FounderMail {
  const { title, found, advice } = texts[kind];
  return {
    event: `alert:${kind}:${raisedAt.toISOString()}:raised`,
    subject: `Needs attention: ${title}`,
    email: {
      preheader: found(readings),
      heading: title,
      paragraphs: [found(readings), advice, "You'll get one more email when it's over."],
      action: { label: 'Open operations', path: signInFirst('/founder/operations') },
    },
  };
}

/** To the founders: it is over. */
export function resolvedEmail(kind: AlertKind, raisedAt: Date): FounderMail {
  const { title, over } = texts[kind];
  return {
    event: `alert:${kind}:${raisedAt.toISOString()}:resolved`,
    subject: `Resolved: ${title}`,
    email: {
      preheader: `${over}.`,
      heading: over,
      paragraphs: ["There's nothing left to do."],
      action: { label: 'Open operations', path: signInFirst('/founder/operations') },
    },
  };
}
