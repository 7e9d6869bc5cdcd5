import { isLoopbackUrl } from '@chalkline/domain/access/site-host';
import { isLiveKey } from '@chalkline/domain/billing/live-key';
import { counted } from '@chalkline/domain/writing/counted';
import type { AppContext } from '../../../platform/app-context.ts';
import { paymentClient } from '../../../platform/payments/payment-client.ts';
import { portalProblem, priceProblems, webhookProblem } from '../../billing/index.ts';
import { webhookHealth } from '../health-queries.ts';
import { failed, type Outcome, passed, warning } from './outcome.ts';

export async function checkLivePayments({ payments, config }: AppContext): Promise<Outcome> {
  if (!config.payments) return failed('Payments go to the sandbox: no money is taken.');
  return isLiveKey(payments.secretKey)
    ? passed('Payments are live.')
    : failed('Stripe is in test mode: no money is taken.');
}

export async function checkPrices({ payments }: AppContext): Promise<Outcome> {
  const problems = await priceProblems(paymentClient(payments), payments.priceIds);
  return problems.length > 0
    ? failed(`${problems.join('. ')}.`)
    : passed('All prices match those on the site.');
}

export async function checkWebhookEndpoint({ payments, config }: AppContext): Promise<Outcome> {
  const problem = await webhookProblem(paymentClient(payments), config.publicUrl);
  return problem ? failed(problem) : passed('Stripe sends every event that we need.');
}

const wrongSignature = 'The last webhook event had a wrong signature.';

/** Anybody can send an event with a wrong signature. Before the first valid one, it means that the secret is wrong. */
export async function checkWebhookEvents({ db, webhookMonitor }: AppContext): Promise<Outcome> {
  const { failed: unprocessed, lastAt } = await webhookHealth(db);
  const { lastRefusedAt } = webhookMonitor;
  if (!lastAt) return failed(lastRefusedAt ? wrongSignature : 'No webhook event has been received yet.');
  if (unprocessed > 0)
    return failed(`${counted(unprocessed, 'webhook event', 'webhook events')} couldn't be processed.`);
  if (lastRefusedAt && lastRefusedAt > lastAt) return warning(wrongSignature);
  return passed('Webhook events arrive with valid signatures.');
}

export async function checkPortal({ payments, config }: AppContext): Promise<Outcome> {
  // The sandbox's portal needs no configuration.
  if (!config.payments && isLoopbackUrl(config.publicUrl)) return passed('The sandbox has a billing portal.');
  const problem = await portalProblem(paymentClient(payments), payments.portalConfiguration);
  return problem ? failed(problem) : passed('Members can change their card, see invoices and cancel.');
}
