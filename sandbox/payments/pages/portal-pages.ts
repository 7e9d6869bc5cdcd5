import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { CardForm, CardMistakes } from '../billing/card-numbers.ts';
import { itemOf, productName } from '../billing/subscription-item.ts';
import type { SwitchQuote } from '../billing/switch-plan.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../objects/wire.ts';
import { cardFields, cardsOfTheSandbox } from './card-fields.ts';
import { statusText } from './invoice-routes.ts';
import { longDate, money, priceText, subscriptionStatus } from './labels.ts';
import type { PaymentPage } from './payment-page.ts';

export interface PortalHome {
  readonly session: PortalSession;
  readonly path: string;
  readonly subscriptions: readonly Subscription[];
  /** One-time purchases. */
  readonly purchases: readonly Html[];
  readonly invoices: readonly Invoice[];
  readonly card: PaymentMethod | undefined;
  /** The plan that a subscription could be switched to. */
  readonly otherPrice: (subscription: Subscription) => Price | undefined;
  readonly news: string | undefined;
}

export function portalHomePage(transaction: LedgerTransaction, home: PortalHome): PaymentPage {
  return {
    heading: 'Your billing',
    news: home.news,
    body: html`
      <p>This page stands in for Stripe's billing portal while the sandbox is on.</p>
      <section aria-labelledby="plan">
        <h2 id="plan">Your plan</h2>
        ${
          home.subscriptions.length === 0
            ? html`<p class="sheet">You have no running subscription.</p>`
            : home.subscriptions.map((subscription) => planSheet(transaction, home, subscription))
        }
        ${home.purchases.length === 0 ? nothing : html`<div class="sheet">${home.purchases}</div>`}
      </section>
      <section aria-labelledby="card">
        <h2 id="card">Your card</h2>
        <div class="sheet">
          <p>${home.card?.card ? `Visa ending in ${home.card.card.last4}, good to ${home.card.card.exp_month}/${home.card.card.exp_year}` : 'No card on file.'}</p>
          <p class="actions"><a class="button" href="${home.path}/card">Update card</a></p>
        </div>
      </section>
      <section aria-labelledby="invoices">
        <h2 id="invoices">Your invoices</h2>
        ${home.invoices.length === 0 ? html`<p class="sheet">There are no invoices yet.</p>` : invoiceList(home.invoices)}
      </section>
      ${wayBack(home.session)}
    `,
  };
}

export function wayBack({ return_url: url }: PortalSession): Html {
  return url
    ? html`<section><p><a class="button" href="${url}">Back to Chalkline</a></p></section>`
    : nothing;
}

function planSheet(
  transaction: LedgerTransaction,
  { path, otherPrice }: PortalHome,
  subscription: Subscription,
): Html {
  const { price } = itemOf(subscription);
  const other = otherPrice(subscription);
  const { id, cancel_at_period_end: isEnding } = subscription;
  return html`<div class="sheet">
          <p><strong>${productName(transaction, price)}</strong>, ${priceText(price)}</p>
          <p>${subscriptionStatus(subscription)}</p>
          <p class="actions">
            ${other ? html`<a class="button" href="${path}/switch/${id}/${other.id}">Switch to ${other.nickname ?? ''}</a>` : nothing}
            ${
              isEnding
                ? html`<form method="post" action="${path}/resume/${id}"><button class="button next">Resume plan</button></form>`
                : html`<a class="button" href="${path}/cancel/${id}">Cancel plan</a>`
            }
          </p>
        </div>`;
}

function invoiceList(invoices: readonly Invoice[]): Html {
  return html`<ul class="sheet rows">${invoices.map(
    (invoice) => html`
          <li>
            <span>${longDate(invoice.created)}</span>
            <a href="${invoice.hosted_invoice_url ?? ''}">${invoice.number ?? invoice.id}</a>
            <span>${statusText(invoice)}</span>
            <strong class="sum">${money(invoice.total)}</strong>
          </li>`,
  )}
        </ul>`;
}

export function cancelPage(
  transaction: LedgerTransaction,
  subscription: Subscription,
  backUrl: string,
): PaymentPage {
  const { price, current_period_end: end } = itemOf(subscription);
  return {
    heading: 'Cancel your plan',
    body: html`
      <form class="sheet" method="post">
        <p>${productName(transaction, price)} stays yours until <strong>${longDate(end)}</strong>. It does not renew after that. Until then you can resume it here.</p>
        <p class="actions">
          <button class="button next">Cancel plan</button>
          <a class="button" href="${backUrl}">Go back</a>
        </p>
      </form>
    `,
  };
}

export function switchPage(
  transaction: LedgerTransaction,
  price: Price,
  quote: SwitchQuote,
  backUrl: string,
  alert: string | undefined,
): PaymentPage {
  return {
    heading: `Switch to ${price.nickname ?? ''}`,
    alert,
    body: html`
      <form class="sheet" method="post">
        <p><strong>${productName(transaction, price)}</strong>, ${priceText(price)}, renews on ${longDate(quote.period.end)}</p>
        ${quote.lines.map((line) => html`<p class="total"><span>${line.description}</span> <span class="sum">${money(line.amount)}</span></p>`)}
        <p class="total"><span>Due today</span> <strong>${money(quote.amountDue)}</strong></p>
        ${quote.credit > 0 ? html`<p class="quiet">${money(quote.credit)} stays as credit and pays your next invoices.</p>` : nothing}
        <p class="actions">
          <button class="button next">Confirm</button>
          <a class="button" href="${backUrl}">Go back</a>
        </p>
      </form>
    `,
  };
}

export function cardPage(form: CardForm, mistakes: CardMistakes, backUrl: string): PaymentPage {
  return {
    heading: 'Update your card',
    alert: Object.values(mistakes)[0],
    body: html`
      <form class="sheet" method="post" novalidate>
        ${cardFields(form, mistakes)}
        <p class="actions">
          <button class="button next">Save card</button>
          <a class="button" href="${backUrl}">Go back</a>
        </p>
      </form>
      ${cardsOfTheSandbox}
    `,
  };
}
