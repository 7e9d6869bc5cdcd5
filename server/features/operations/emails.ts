import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import type { AlertKind, AlertReadings } from '@chalkline/domain/operations/alerts';
import { lateAfterHours } from '@chalkline/domain/operations/backup-schedule';
import { sizeLabel } from '@chalkline/domain/videos/upload-progress';
import { counted } from '@chalkline/domain/writing/counted';
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

const texts: Readonly<Record<AlertKind, AlertTexts>> = {
  emails: {
    title: "Emails aren't being delivered",
    over: 'Emails are being delivered again',
    found: undeliveredEmails,
    advice:
      'Members may miss receipts and answers. The operations page shows what the mail server says. You can send failed emails again there.',
  },
  webhooks: {
    title: "Payment updates aren't being processed",
    over: 'Payment updates are being processed again',
    found: ({ failedWebhookEvents }) =>
      `${counted(failedWebhookEvents, 'update', 'updates')} from the payment provider couldn't be processed.`,
    advice:
      'Somebody may have paid without getting their plan. The operations page shows why, and you can process updates again there.',
  },
  jobs: {
    title: 'Background jobs are running late',
    over: 'Background jobs are on time again',
    found: ({ lateJobs }) => `${counted(lateJobs, 'job', 'jobs')} should have been done by now.`,
    advice: 'The operations page shows which jobs are late, and what went wrong.',
  },
  backup: {
    title: 'The latest backup is too old',
    over: 'There is a recent backup again',
    found: () => `No backup from the last ${lateAfterHours} hours was found.`,
    advice:
      'If data were lost now, you would lose more than a day of it. The operations page shows why the backup failed; you can also download one there.',
  },
  disk: {
    title: 'The disk is nearly full',
    over: 'There is enough disk space again',
    found: ({ disks }) => `Only ${sizeLabel(Math.min(...disks.map(({ freeBytes }) => freeBytes)))} is free.`,
    advice: 'On a full disk nothing can be saved. Delete old files on the server, or get a larger disk.',
  },
  errors: {
    title: 'Many requests are failing',
    over: 'Requests are answered normally again',
    found: ({ requests: { answered, failed } }) =>
      `In the last 10 minutes, ${failed.toLocaleString('en-US')} of ${answered.toLocaleString('en-US')} requests failed.`,
    advice: 'People see error pages. The log of the server names the causes: journalctl -u chalkline -n 200',
  },
};

function undeliveredEmails({ emails: { failing, givenUp } }: AlertReadings): string {
  const parts = [
    ...(failing > 0 ? [`${counted(failing, 'email is', 'emails are')} waiting to be sent again`] : []),
    ...(givenUp > 0 ? [`${counted(givenUp, 'email', 'emails')} couldn't be sent in the last day`] : []),
  ];
  return `${parts.join(', and ')}.`;
}

/** To the founders: something needs attention. */
export function raisedEmail(kind: AlertKind, readings: AlertReadings, raisedAt: Date): FounderMail {
  const { title, found, advice } = texts[kind];
  return {
    event: `alert:${kind}:${raisedAt.toISOString()}:raised`,
    subject: `Needs attention: ${title}`,
    email: {
      preheader: found(readings),
      heading: title,
      paragraphs: [found(readings), advice, "We'll email you once more when it's fixed."],
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
