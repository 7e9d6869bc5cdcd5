import {
  backupStatusPath,
  emailPath,
  operationChecksPath,
  operationsPath,
  reprocessWebhookEventPath,
  resendEmailPath,
  unsentMailPath,
} from '@chalkline/contract/console-addresses';
import {
  backupStatusSchema,
  checksSchema,
  openEmailSchema,
  operationsSchema,
  unsentMailSchema,
} from '@chalkline/contract/operations';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { mailOutbox } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { addAlertJob } from './alerts.ts';
import { backupRoute } from './backup-route.ts';
import { check } from './checks.ts';
import { dailyBackup } from './daily-backup.ts';
import { launchCheckRoutes } from './launch/routes.ts';
import { operationMetrics } from './metrics.ts';
import { backupStatus, operations as readOperations, toEmail, unsentMail } from './queries.ts';
import { reprocessWebhookEvent, resendEmail } from './retry.ts';
import { scheduleRequestCountSaves } from './save-request-counts.ts';

const tag = 'Founder console';
const oneEmail = z.object({ emailId: z.string() });

/** The operations page: jobs, mail, webhook events, services and backups. */
export function operations(context: AppContext): void {
  states(context);
  secondTries(context);
  backupRoute(context);
  dailyBackup(context);
  launchCheckRoutes(context);
  scheduleRequestCountSaves(context);
  addAlertJob(context);
  for (const source of operationMetrics(context)) context.metrics.addSource(source);
}

function states(context: AppContext): void {
  const { reads, db, mail, config, now } = context;

  reads.add({
    path: operationsPath,
    summary: 'The status of the database, email, payments and jobs',
    tag,
    requires: 'staff:operations',
    reply: operationsSchema,
    read: () => readOperations(context),
  });

  reads.add({
    path: unsentMailPath,
    summary: "Emails that couldn't be sent",
    tag,
    requires: 'staff:operations',
    reply: unsentMailSchema,
    read: () => unsentMail(db),
  });

  reads.add({
    path: backupStatusPath,
    summary: 'The daily backups that are stored',
    tag,
    requires: 'staff:operations',
    reply: backupStatusSchema,
    read: () => backupStatus(config, now()),
  });

  reads.add({
    path: operationChecksPath,
    summary: 'Whether the mail server, payment provider and storage are reachable now',
    tag,
    requires: 'staff:operations',
    reply: checksSchema,
    rateLimit: timesPerPerson(30),
    read: () => check(context),
  });

  reads.add({
    path: emailPath,
    summary: 'An email and its content',
    tag,
    requires: 'staff:operations',
    parameters: oneEmail,
    reply: openEmailSchema,
    read: async ({ parameters }) => {
      const id = orNotFound(parseUuid(parameters.emailId), 'This email');
      const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
      const email = orNotFound(row, 'This email');
      return { ...toEmail(email), text: await mail.read(email.email).catch(unreadable) };
    },
  });
}

/** The reason why an email cannot be sent can also prevent rendering it. */
function unreadable(error: Error): string {
  return `This email couldn't be generated: ${error.message}`;
}

function secondTries(context: AppContext): void {
  const { routes } = context;

  routes.add({
    method: 'POST',
    path: resendEmailPath,
    summary: 'Send an email now',
    tag,
    requires: 'staff:operations',
    parameters: oneEmail,
    handle: ({ person, parameters: { emailId } }) =>
      resendEmail(context, person.id, orNotFound(parseUuid(emailId), 'This email')),
  });

  routes.add({
    method: 'POST',
    path: reprocessWebhookEventPath,
    summary: 'Process a webhook event of the payment provider again',
    tag,
    requires: 'staff:operations',
    parameters: z.object({ webhookEventId: z.string() }),
    handle: ({ person, parameters: { webhookEventId } }) =>
      reprocessWebhookEvent(context, person.id, webhookEventId),
  });
}
