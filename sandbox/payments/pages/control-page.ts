import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import { nextTurn } from '../billing/clock.ts';
import { itemOf, productName } from '../billing/subscription-item.ts';
import type { CustomerAccount, DeliveryAttempt, OutgoingEvent } from '../ledger/ledger.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Subscription } from '../objects/wire.ts';
import { chargeList } from './charge-list.ts';
import { subscriptionStatus } from './labels.ts';
import type { PaymentPage } from './payment-page.ts';
import { purchaseLines } from './purchases.ts';

const customersShown = 50;
const eventsShown = 40;

/** The control page: every customer with their clock, and the events sent to the product. */
export function controlPage(transaction: LedgerTransaction, news: string | undefined): PaymentPage {
  const customers = Object.values(transaction.ledger.customers).filter(({ isDeleted }) => !isDeleted);
  return {
    heading: 'Payments',
    news,
    body: html`
      <p>The sandbox's stand-in for Stripe. Here a customer's time can be moved forward and a payment given back: renewals, failures and endings happen in their order, and the product is told by webhooks.</p>
      <section aria-labelledby="customers">
        <h2 id="customers">Customers</h2>
        ${customers
          .reverse()
          .slice(0, customersShown)
          .map((account) => customerSheet(transaction, account))}
      </section>
      <section aria-labelledby="events">
        <h2 id="events">Recent events</h2>
        ${eventList(transaction)}
      </section>
    `,
  };
}

function customerSheet(
  transaction: LedgerTransaction,
  { object: { id, name, email }, movedBy }: CustomerAccount,
): Html {
  const subscriptions = Object.values(transaction.ledger.subscriptions).filter(
    ({ customer }) => customer === id,
  );
  const purchases = purchaseLines(transaction, id);
  const days = Math.round(movedBy / 86_400);
  return html`<div class="sheet" id="${id}">
          <h3>${name ?? email ?? id}</h3>
          <p class="quiet small">${email ?? ''} · <span class="code">${id}</span></p>
          ${days === 0 ? nothing : html`<p>${days} days have been made to pass.</p>`}
          ${subscriptions.map((each) => subscriptionPart(transaction, each))}
          ${purchases}
          ${chargeList(transaction, id)}
          ${subscriptions.length + purchases.length === 0 ? html`<p>Has not bought anything.</p>` : nothing}
          <form class="row" method="post" action="${clockPath(transaction, id)}">
            <div class="field"><label for="days-${id}">Days</label><input id="days-${id}" name="days" type="number" min="1" max="400" value="1" required></div>
            <div class="field"><button class="button" name="move" value="days">Move forward</button></div>
          </form>
        </div>`;
}

function clockPath({ shop }: LedgerTransaction, customerId: string): string {
  return `${shop.address.mountPath}/customers/${customerId}/clock`;
}

function subscriptionPart(transaction: LedgerTransaction, subscription: Subscription): Html {
  const { id, customer, status } = subscription;
  const hasTurn = nextTurn(transaction, subscription) < Infinity;
  return html`<p><strong>${productName(transaction, itemOf(subscription).price)}</strong>, ${status}. ${subscriptionStatus(subscription)}</p>
          ${
            hasTurn
              ? html`<form class="actions" method="post" action="${clockPath(transaction, customer)}">
            <input type="hidden" name="subscription" value="${id}">
            ${movesFor(subscription).map(([move, label]) => html`<button class="button" name="move" value="${move}">${label}</button>`)}
          </form>`
              : nothing
          }`;
}

/** The possible clock moves depend on the state. */
function movesFor({ status, cancel_at_period_end: isEnding }: Subscription): (readonly [string, string])[] {
  if (status === 'past_due')
    return [
      ['renew', 'Next attempt pays'],
      ['fail', 'Next attempt fails'],
    ];
  if (isEnding)
    return [
      ['before', 'To just before the end'],
      ['end', 'End of period'],
    ];
  return [
    ['before', 'To just before renewal'],
    ['renew', 'Renew now'],
    ['fail', 'Renewal fails'],
  ];
}

function eventList({ ledger, shop }: LedgerTransaction): Html {
  const entries = ledger.outgoing.slice(-eventsShown).reverse();
  if (entries.length === 0) return html`<p class="sheet">Nothing has happened yet.</p>`;
  return html`<ul class="sheet rows">${entries.map(
    (entry) => html`
          <li>
            <span>${entry.event.type}<br><span class="code quiet small">${entry.event.id}</span></span>
            <span>${deliveryText(entry)}</span>
            <form method="post" action="${shop.address.mountPath}/events/${entry.event.id}/send">
              <button class="button" aria-label="Send ${entry.event.type} again">Send again</button>
            </form>
          </li>`,
  )}
        </ul>`;
}

function deliveryText({ attempts, nextAttemptAt }: OutgoingEvent): string {
  const last = attempts.at(-1);
  if (!last) return 'On its way';
  const count = `${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
  if (nextAttemptAt === null) return `Arrived (${last.status}), ${count}`;
  return `${failureText(last)}, ${count}, next at ${new Date(nextAttemptAt).toISOString().slice(11, 19)}`;
}

function failureText({ failure }: DeliveryAttempt): string {
  return `Failed: ${failure ?? ''}`;
}
