import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { CardForm, CardMistakes } from '../billing/card-numbers.ts';
import type { Checkout } from '../ledger/ledger.ts';
import type { LineItem } from '../objects/wire.ts';
import { cardFields, cardsOfTheSandbox, textField } from './card-fields.ts';
import { money, priceText, renewalTerms } from './labels.ts';
import type { PaymentPage } from './payment-page.ts';

export interface CheckoutForm {
  readonly email: string;
  readonly card: CardForm;
  readonly mistakes: CardMistakes & { readonly email?: string };
}

/** The payment page. Needs no script; its URL is the secret that gives access. */
export function checkoutPage({ object: session, lineItems }: Checkout, form: CheckoutForm): PaymentPage {
  const total = money(session.amount_total ?? 0);
  const alert = Object.values(form.mistakes)[0];
  return {
    heading: 'Checkout',
    alert,
    body: html`
      <p>This page stands in for Stripe while the sandbox is on. No money moves.</p>
      <section class="sheet" aria-labelledby="bought">
        <h2 id="bought">What you are buying</h2>
        ${lineItems.map(boughtItem)}
        <p class="total"><span>Due today</span> <strong>${total}</strong></p>
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">Pay by card</h2>
        <form class="sheet" method="post" novalidate>
          ${emailPart(session.customer_details?.email ?? null, form)}
          ${cardFields(form.card, form.mistakes)}
          <p class="actions">
            <button class="button next">${session.mode === 'subscription' ? `Pay ${total} and subscribe` : `Pay ${total}`}</button>
            ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Cancel</a>` : nothing}
          </p>
        </form>
      </section>
      ${cardsOfTheSandbox}
    `,
  };
}

function boughtItem({ description, price, quantity }: LineItem): Html {
  if (!price) return nothing;
  return html`<p class="total">
          <span>${description ?? ''}${quantity === 1 ? '' : ` × ${quantity ?? 1}`}</span> <strong>${priceText(price)}</strong>
        </p>
        <p class="quiet">${renewalTerms(price)}</p>`;
}

function emailPart(known: string | null, { email, mistakes }: CheckoutForm): Html {
  if (known !== null) return html`<p>Receipt to <strong>${known}</strong></p>`;
  return textField({
    name: 'email',
    label: 'Email',
    type: 'email',
    value: email,
    autocomplete: 'email',
    mistake: mistakes.email,
    hasFocus: mistakes.email !== undefined,
  });
}

/** The page of a session that is over. */
export function finishedCheckoutPage({ object: session }: Checkout): PaymentPage {
  const isPaid = session.status === 'complete';
  const onward = isPaid
    ? session.success_url && successAddress(session.success_url, session.id)
    : session.cancel_url;
  return {
    heading: isPaid ? 'This has been paid' : 'This checkout has expired',
    body: html`
      <p>${isPaid ? 'The payment went through once. There is nothing more to pay here.' : 'Nothing was charged. Start again from the site.'}</p>
      ${onward ? html`<p><a class="button next" href="${onward}">${isPaid ? 'Continue' : 'Back to the site'}</a></p>` : nothing}
    `,
  };
}

/** Inserts the session id into the success URL where it has a placeholder. */
export function successAddress(successUrl: string, sessionId: string): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}
