import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.ts';
import { moveClock, nextTurn } from '../billing/clock.ts';
import { itemOf } from '../billing/subscription-item.ts';
import { type Books, lookUp, type Shop } from '../ledger/books.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { controlPage } from './control-page.ts';
import { formOf } from './form.ts';
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
    const news = { moved: 'The clock has been moved.', sent: 'The event is on its way again.' };
    const { done } = request.query;
    return sendPage(
      reply,
      shop,
      controlPage(ledger.read(), done === 'moved' || done === 'sent' ? news[done] : undefined),
    );
  });

  app.post<ItemRoute>(`${mountPath}/customers/:id/clock`, async (request, reply) => {
    const { id } = request.params;
    const isMoved = await ledger.change((books) => move(books, id, formOf(request)));
    return isMoved
      ? reply.redirect(`${mountPath}?done=moved#${id}`, 303)
      : sendPage(reply.code(422), shop, noSuchMove);
  });

  app.post<ItemRoute>(`${mountPath}/events/:id/send`, async (request, reply) => {
    const isThere = await ledger.change((books) => sendAgain(books, request.params.id));
    return isThere
      ? reply.redirect(`${mountPath}?done=sent#events`, 303)
      : sendNothingHere(reply, shop, 'No such event', 'It is too old to be sent again.');
  });
}

const noSuchMove = {
  heading: 'The clock stands still',
  body: html`<p>There is no such move to make.</p>`,
};

/** Moves a customer's clock as the form says; gives whether there was anything to move to. */
function move(books: Books, customerId: string, fields: URLSearchParams): boolean {
  const kind = fields.get('move');
  if (!lookUp(books.ledger.customers, customerId)) return false;
  if (kind === 'days') {
    const days = Number(fields.get('days'));
    if (!Number.isInteger(days) || days < 1 || days > mostDays) return false;
    moveClock(books, customerId, books.now + days * day);
    return true;
  }
  const subscription = lookUp(books.ledger.subscriptions, fields.get('subscription') ?? '');
  if (subscription?.customer !== customerId) return false;
  const turn = nextTurn(books, subscription);
  if (turn === Infinity) return false;
  if (kind === 'before') moveClock(books, customerId, turn - hour);
  else if (kind === 'renew') moveClock(books, customerId, turn);
  else if (kind === 'fail') moveClock(books, customerId, turn, subscription.id);
  else if (kind === 'end') moveClock(books, customerId, itemOf(subscription).current_period_end);
  else return false;
  return true;
}

function sendAgain({ ledger }: Books, eventId: string): boolean {
  const entry = ledger.outgoing.find(({ event }) => event.id === eventId);
  if (entry) entry.nextAttemptAt = 0;
  return entry !== undefined;
}
