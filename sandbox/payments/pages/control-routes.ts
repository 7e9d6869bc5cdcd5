import { html } from '@chalkline/domain/writing/html';
import type { FastifyInstance } from 'fastify';
import { formOf } from '../../page/form.ts';
import { moveClock, nextTurn } from '../billing/clock.ts';
import { closeDispute, disputeAbout, disputeCharge } from '../billing/dispute-charge.ts';
import { refundCharge } from '../billing/refund-charge.ts';
import { itemOf } from '../billing/subscription-item.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { type LedgerTransaction, lookUp, type Shop } from '../ledger/transaction.ts';
import { controlPage } from './control-page.ts';
import { sendNothingHere, sendPage } from './payment-page.ts';

interface ItemRoute {
  Params: { id: string };
  Querystring: { done?: string };
}

const hour = 60 * 60;
const day = 24 * hour;
const mostDays = 400;

export function controlRoutes(app: FastifyInstance, ledger: OpenLedger, shop: Shop): void {
  const { mountPath } = shop.address;

  app.get<ItemRoute>(mountPath, (request, reply) => {
    return sendPage(reply, shop, controlPage(ledger.read(), newsOf.get(request.query.done ?? '')));
  });

  app.post<ItemRoute>(`${mountPath}/customers/:id/clock`, async (request, reply) => {
    const { id } = request.params;
    const isMoved = await ledger.change((transaction) => move(transaction, id, formOf(request)));
    return isMoved
      ? reply.redirect(`${mountPath}?done=moved#${id}`, 303)
      : sendPage(reply.code(422), shop, noSuchMove);
  });

  app.post<ItemRoute>(`${mountPath}/charges/:id/refund`, async (request, reply) => {
    const customer = await ledger.change((transaction) => refund(transaction, request.params.id));
    return customer === undefined
      ? sendNothingHere(reply, shop, 'Nothing to refund', 'This was never paid, or it has been given back.')
      : reply.redirect(`${mountPath}?done=refunded#${customer}`, 303);
  });

  app.post<ItemRoute>(`${mountPath}/charges/:id/dispute`, async (request, reply) => {
    const customer = await ledger.change((transaction) => dispute(transaction, request.params.id));
    return customer === undefined
      ? sendNothingHere(
          reply,
          shop,
          'Nothing to dispute',
          'This was never paid, was refunded, or is disputed.',
        )
      : reply.redirect(`${mountPath}?done=disputed#${customer}`, 303);
  });

  app.post<ItemRoute>(`${mountPath}/disputes/:id/close`, async (request, reply) => {
    const outcome = formOf(request).get('outcome') === 'won' ? 'won' : 'lost';
    const closed = await ledger.change((transaction) =>
      closeDispute(transaction, request.params.id, outcome),
    );
    return closed === undefined
      ? sendNothingHere(reply, shop, 'No open dispute', 'It was decided already, or there is none.')
      : reply.redirect(`${mountPath}?done=decided`, 303);
  });

  app.post<ItemRoute>(`${mountPath}/events/:id/send`, async (request, reply) => {
    const isThere = await ledger.change((transaction) => sendAgain(transaction, request.params.id));
    return isThere
      ? reply.redirect(`${mountPath}?done=sent#events`, 303)
      : sendNothingHere(reply, shop, 'No such event', 'It is too old to be sent again.');
  });
}

const newsOf: ReadonlyMap<string, string> = new Map([
  ['moved', 'The clock has been moved.'],
  ['refunded', 'The payment has been given back.'],
  ['disputed', 'The bank has taken the payment back. The product is being told.'],
  ['decided', 'The dispute has been decided. The product is being told.'],
  ['sent', 'The event is on its way again.'],
]);

const noSuchMove = {
  heading: 'The clock stands still',
  body: html`<p>There is no such move to make.</p>`,
};

/** Moves a customer's clock as requested; returns whether there was anything to move to. */
function move(transaction: LedgerTransaction, customerId: string, fields: URLSearchParams): boolean {
  const kind = fields.get('move');
  if (!lookUp(transaction.ledger.customers, customerId)) return false;
  if (kind === 'days') {
    const days = Number(fields.get('days'));
    if (!Number.isInteger(days) || days < 1 || days > mostDays) return false;
    moveClock(transaction, customerId, transaction.now + days * day);
    return true;
  }
  const subscription = lookUp(transaction.ledger.subscriptions, fields.get('subscription') ?? '');
  if (subscription?.customer !== customerId) return false;
  const turn = nextTurn(transaction, subscription);
  if (turn === Infinity) return false;
  if (kind === 'before') moveClock(transaction, customerId, turn - hour);
  else if (kind === 'renew') moveClock(transaction, customerId, turn);
  else if (kind === 'fail') moveClock(transaction, customerId, turn, subscription.id);
  else if (kind === 'end') moveClock(transaction, customerId, itemOf(subscription).current_period_end);
  else return false;
  return true;
}

/** Refunds the rest of a payment and returns its customer. A second press finds nothing left. */
function refund(transaction: LedgerTransaction, chargeId: string): string | undefined {
  const charge = lookUp(transaction.ledger.charges, chargeId);
  const amount = charge?.paid ? charge.amount - charge.amount_refunded : 0;
  if (!charge || amount === 0) return undefined;
  refundCharge(transaction, charge, { amount, reason: 'requested_by_customer', metadata: {} });
  return charge.customer ?? undefined;
}

/** Disputes a payment and returns its customer. */
function dispute(transaction: LedgerTransaction, chargeId: string): string | undefined {
  const charge = lookUp(transaction.ledger.charges, chargeId);
  if (!charge?.paid || charge.refunded || disputeAbout(transaction, chargeId)) return undefined;
  disputeCharge(transaction, charge);
  return charge.customer ?? undefined;
}

function sendAgain({ ledger }: LedgerTransaction, eventId: string): boolean {
  const entry = ledger.outgoing.find(({ event }) => event.id === eventId);
  if (entry) entry.nextAttemptAt = 0;
  return entry !== undefined;
}
