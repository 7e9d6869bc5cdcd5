import { accountPlanPath, invoicesPath, planContentsPath, plansPath } from '@chalkline/contract/addresses';
import { accountPlanSchema, planSchema } from '@chalkline/contract/billing';
import { invoicesSchema } from '@chalkline/contract/invoices';
import { planContentsSchema } from '@chalkline/contract/plan-contents';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { billingOf } from './billing-of.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { forgetCustomers } from './forget-customers.ts';
import { invoicesOf } from './invoices.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { paymentData, planData, refundRequestData } from './personal-data.ts';
import { planContents } from './plan-contents.ts';
import { plansWith } from './plans.ts';
import { portalRoutes } from './portal-routes.ts';
import { accountPlan } from './queries.ts';
import { providerLimit } from './reaching-provider.ts';
import { reconciliation } from './reconciliation-job.ts';
import { refundRequestRoutes } from './refund-request-routes.ts';
import { renewalReminders } from './renewal-reminders.ts';
import { webhookRoutes } from './webhook-events.ts';

const tag = 'Billing';
const hour = 60 * 60 * 1000;

/** Plans, checkout, the billing portal and webhook events. */
export function billing(context: AppContext): void {
  const { app, reads, routes, db, now, jobs, payments, personalData, contentWatch, webhookMonitor } = context;
  const billing = billingOf(context);

  reads.add({
    path: plansPath,
    summary: 'The plans that can be bought',
    tag,
    requires: 'public',
    reply: z.array(planSchema),
    read: async () => plansWith(payments.priceIds),
  });

  reads.add({
    path: planContentsPath,
    summary: 'What every membership includes, counted',
    tag,
    requires: 'public',
    reply: planContentsSchema,
    read: cacheUntilContentChanges(contentWatch, () => planContents(db)),
  });

  reads.add({
    path: accountPlanPath,
    summary: "The caller's plan, and when it renews or ends",
    tag,
    requires: 'session',
    reply: accountPlanSchema,
    read: ({ person }) => accountPlan(db, person, now()),
  });

  reads.add({
    path: invoicesPath,
    summary: "The caller's invoices, the latest first",
    tag,
    requires: 'session',
    reply: invoicesSchema,
    rateLimit: providerLimit,
    read: ({ person }) => invoicesOf(billing, person.id),
  });

  checkoutRoutes(context, billing);
  outcomeRoutes(context, billing);
  portalRoutes(context, billing);
  app.register(async (scope) =>
    webhookRoutes({ scope, routes, webhookMonitor }, billing, payments.webhookSecret),
  );
  refundRequestRoutes(context);
  jobs.add(reconciliation(billing, app.log));
  jobs.add(renewalReminders(billing));
  jobs.add({
    name: 'forget-customers',
    everyMilliseconds: hour,
    run: (_, stopping) => forgetCustomers(billing, app.log, stopping),
  });
  personalData.add(planData(billing));
  personalData.add(paymentData(billing, app.log));
  personalData.add(refundRequestData(db));
}
