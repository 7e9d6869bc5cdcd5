import type { FastifyReply } from 'fastify';
import { endAtPeriodEnd, resume } from '../billing/end-subscription.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Subscription } from '../objects/wire.ts';
import { sendNothingHere, sendPage } from './payment-page.ts';
import { backFrom, type Done, finish } from './portal-home.ts';
import { cancelPage } from './portal-pages.ts';
import type { Visit } from './portal-routes.ts';
import { runningSubscription } from './portal-visit.ts';

export function showCancel(visit: Visit): FastifyReply {
  const { transaction, session, request, reply, shop } = visit;
  const subscription = runningSubscription(transaction, session, request.params.subscription ?? '');
  return subscription
    ? sendPage(reply, shop, cancelPage(transaction, subscription, backFrom(visit)))
    : sendNoPlan(visit);
}

export function doCancel(visit: Visit): Promise<FastifyReply> {
  return change(visit, 'cancelled', (transaction, subscription) => {
    if (!subscription.cancel_at_period_end) endAtPeriodEnd(subscription, transaction.now);
  });
}

export function doResume(visit: Visit): Promise<FastifyReply> {
  return change(visit, 'resumed', (_books, subscription) => {
    if (subscription.cancel_at_period_end) resume(subscription);
  });
}

export function sendNoPlan({ reply, shop }: Visit): FastifyReply {
  return sendNothingHere(reply, shop, 'No such plan', 'This plan has ended, or it never was.');
}

/** Changes a subscription of the visitor and tells the product, unless it was already so. */
async function change(
  visit: Visit,
  done: Done,
  work: (transaction: LedgerTransaction, subscription: Subscription) => void,
): Promise<FastifyReply> {
  const { ledger, session, request } = visit;
  const isThere = await ledger.change((transaction) => {
    const subscription = runningSubscription(transaction, session, request.params.subscription ?? '');
    if (!subscription) return false;
    const before = structuredClone(subscription);
    work(transaction, subscription);
    if (before.cancel_at_period_end !== subscription.cancel_at_period_end)
      transaction.emit('customer.subscription.updated', subscription, before);
    return true;
  });
  return isThere ? finish(visit, done) : sendNoPlan(visit);
}
