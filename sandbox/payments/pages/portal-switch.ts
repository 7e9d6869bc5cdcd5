import type { FastifyReply } from 'fastify';
import { itemOf } from '../billing/subscription-item.ts';
import { type PlanSwitch, quoteSwitch, switchPlan } from '../billing/switch-plan.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { declinedMessage } from '../objects/charge.ts';
import type { Subscription } from '../objects/wire.ts';
import { sendPage } from './payment-page.ts';
import { sendNoPlan } from './portal-cancel.ts';
import { backFrom, finish } from './portal-home.ts';
import { switchPage } from './portal-pages.ts';
import type { Visit } from './portal-routes.ts';
import { runningSubscription } from './portal-visit.ts';

class Declined extends Error {
  override readonly name = 'Declined';
}

export function showSwitch(visit: Visit): FastifyReply {
  return show(visit, undefined);
}

export async function doSwitch(visit: Visit): Promise<FastifyReply> {
  try {
    const isThere = await visit.ledger.change((transaction) => {
      const found = wantedSwitch(transaction, visit);
      if (found) change(transaction, found);
      return found !== undefined || isDone(transaction, visit);
    });
    return isThere ? finish(visit, 'switched') : sendNoPlan(visit);
  } catch (error) {
    // The holder is present, so a declined card leaves everything unchanged.
    if (error instanceof Declined) return show({ ...visit, reply: visit.reply.code(422) }, declinedMessage);
    throw error;
  }
}

interface WantedSwitch {
  readonly subscription: Subscription;
  readonly wanted: PlanSwitch;
}

function change(transaction: LedgerTransaction, { subscription, wanted }: WantedSwitch): void {
  const before = structuredClone(subscription);
  switchPlan(transaction, subscription, wanted);
  if (subscription.status !== 'active') throw new Declined();
  transaction.emit('customer.subscription.updated', subscription, before);
}

function show(visit: Visit, alert: string | undefined): FastifyReply {
  const { transaction, reply, shop } = visit;
  const found = wantedSwitch(transaction, visit);
  if (!found) return sendNoPlan(visit);
  const quote = quoteSwitch(transaction, found.subscription, found.wanted);
  return sendPage(reply, shop, switchPage(transaction, found.wanted.price, quote, backFrom(visit), alert));
}

function wantedSwitch(transaction: LedgerTransaction, { session, request }: Visit): WantedSwitch | undefined {
  const subscription = runningSubscription(transaction, session, request.params.subscription ?? '');
  const price = transaction.shop.catalogue.prices.find(({ id }) => id === request.params.price);
  if (subscription?.status !== 'active' || !price?.recurring) return undefined;
  const item = itemOf(subscription);
  if (item.price.id === price.id) return undefined;
  const at = transaction.now;
  return { subscription, wanted: { price, quantity: item.quantity ?? 1, at, isProrated: true } };
}

/** Of two simultaneous confirmations, the second finds it done. */
function isDone(transaction: LedgerTransaction, { session, request }: Visit): boolean {
  const subscription = runningSubscription(transaction, session, request.params.subscription ?? '');
  return subscription !== undefined && itemOf(subscription).price.id === request.params.price;
}
