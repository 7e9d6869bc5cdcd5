import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf } from '../../page/form.ts';
import { readCard } from '../billing/card-numbers.ts';
import { completeCheckout } from '../billing/complete-checkout.ts';
import type { Checkout } from '../ledger/ledger.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { lookUp, type Shop } from '../ledger/transaction.ts';
import { cardFormFrom, emptyCardForm } from './card-fields.ts';
import { type CheckoutForm, checkoutPage, finishedCheckoutPage, successAddress } from './checkout-page.ts';
import { sendNothingHere, sendPage } from './payment-page.ts';

interface CheckoutRoute {
  Params: { id: string };
}

const emptyForm: CheckoutForm = { email: '', card: emptyCardForm, mistakes: {} };

export function checkoutRoutes(app: FastifyInstance, ledger: OpenLedger, shop: Shop): void {
  const path = `${shop.address.mountPath}/checkout/:id`;
  const find = (id: string) => lookUp(ledger.read().ledger.checkouts, id);

  const show = (reply: FastifyReply, checkout: Checkout | undefined, form: CheckoutForm) => {
    if (!checkout) return sendNothingHere(reply, shop, 'No such checkout', 'Start again from the site.');
    const isOpen = checkout.object.status === 'open';
    return sendPage(reply, shop, isOpen ? checkoutPage(checkout, form) : finishedCheckoutPage(checkout));
  };

  app.get<CheckoutRoute>(path, (request, reply) => show(reply, find(request.params.id), emptyForm));

  app.post<CheckoutRoute>(path, async (request, reply) => {
    const { id } = request.params;
    const fields = formOf(request);
    const form = { email: (fields.get('email') ?? '').trim().slice(0, 254), card: cardFormFrom(fields) };
    const checkout = find(id);
    const knowsEmail = Boolean(checkout?.object.customer_details?.email);
    const answer = readCard(form.card, new Date(ledger.read().now * 1000));
    const mistakes = {
      ...(!knowsEmail && !/^[^\s@]+@[^\s@]+$/.test(form.email) ? { email: 'Your email is incomplete.' } : {}),
      ...('mistakes' in answer ? answer.mistakes : {}),
    };
    if (checkout?.object.status === 'open' && Object.keys(mistakes).length > 0)
      return show(reply.code(422), checkout, { ...form, mistakes });
    if ('card' in answer && checkout) {
      await ledger.change((transaction) => {
        const latest = lookUp(transaction.ledger.checkouts, id);
        // Checked again inside the work: of two simultaneous submits, the second finds it paid.
        if (latest?.object.status === 'open') completeCheckout(transaction, latest, answer.card, form.email);
      });
    }
    const after = find(id);
    if (after?.object.status !== 'complete') return show(reply.code(after ? 410 : 404), after, emptyForm);
    return reply.redirect(successAddress(after.object.success_url ?? '/', id), 303);
  });
}
