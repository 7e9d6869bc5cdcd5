import type { FastifyReply } from 'fastify';
import { formOf } from '../../page/form.ts';
import { readCard } from '../billing/card-numbers.ts';
import { putCardOnFile } from '../billing/card-on-file.ts';
import { retryPayment } from '../billing/renewal.ts';
import { cardFormFrom, emptyCardForm } from './card-fields.ts';
import { sendPage } from './payment-page.ts';
import { backFrom, finish } from './portal-home.ts';
import { cardPage } from './portal-pages.ts';
import type { Visit } from './portal-routes.ts';
import { runningSubscriptions } from './portal-visit.ts';

export function showUpdateCard(visit: Visit): FastifyReply {
  return sendPage(visit.reply, visit.shop, cardPage(emptyCardForm, {}, backFrom(visit)));
}

/** Replaces the card, and retries at once what the old card could not pay. */
export async function doUpdateCard(visit: Visit): Promise<FastifyReply> {
  const { ledger, session, request, reply, shop } = visit;
  const form = cardFormFrom(formOf(request));
  const answer = readCard(form, new Date(visit.transaction.now * 1000));
  if ('mistakes' in answer)
    return sendPage(reply.code(422), shop, cardPage(form, answer.mistakes, backFrom(visit)));
  await ledger.change((transaction) => {
    const at = transaction.now;
    const cardId = putCardOnFile(transaction, session.customer, answer.card, at);
    for (const subscription of runningSubscriptions(transaction, session)) {
      subscription.default_payment_method = cardId;
      retryPayment(transaction, subscription, at);
    }
  });
  return finish(visit, 'card');
}
