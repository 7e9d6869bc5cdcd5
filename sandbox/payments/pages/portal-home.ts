import { html } from '@chalkline/domain/writing/html';
import type { FastifyReply } from 'fastify';
import type { PortalFlow, PortalSession } from '../objects/wire.ts';
import { sendPage } from './payment-page.ts';
import { portalHomePage, wayBack } from './portal-pages.ts';
import type { Visit } from './portal-routes.ts';
import { cardOnFile, invoicesNewestFirst, otherPriceOf, runningSubscriptions } from './portal-visit.ts';
import { purchaseLines } from './purchases.ts';

const newsOf: Readonly<Record<string, string>> = {
  cancelled: 'Your plan is cancelled. It runs to the end of the paid period.',
  resumed: 'Your plan goes on.',
  switched: 'Your plan has been switched.',
  card: 'Your card has been saved.',
};

export type Done = 'cancelled' | 'resumed' | 'switched' | 'card';

/** The portal's home, or the one task that the session was created for. */
export function showHome(visit: Visit): FastifyReply {
  const { session, path, transaction, request, reply, shop } = visit;
  const task = request.query.home === undefined ? taskPath(session) : undefined;
  if (task !== undefined) return reply.redirect(`${path}${task}`, 303);
  const page = portalHomePage(transaction, {
    session,
    path,
    subscriptions: runningSubscriptions(transaction, session),
    purchases: purchaseLines(transaction, session.customer),
    invoices: invoicesNewestFirst(transaction, session),
    card: cardOnFile(transaction, session),
    otherPrice: (subscription) => otherPriceOf(transaction, subscription),
    news: newsOf[request.query.done ?? ''],
  });
  return sendPage(reply, shop, page);
}

/** Where "Go back" leads: out of the portal for a one-task session, otherwise to its home. */
export function backFrom({ session, path }: Visit): string {
  return (session.flow && session.return_url) || `${path}?home`;
}

/** Where a completed task leads: to the URL of the session's flow, or home with a message. */
export function finish(visit: Visit, done: Done): FastifyReply {
  const { session, reply, path, shop } = visit;
  const ending = session.flow?.after_completion;
  if (ending?.type === 'redirect' && ending.redirect) return reply.redirect(ending.redirect.return_url, 303);
  if (ending?.type !== 'hosted_confirmation') return reply.redirect(`${path}?home&done=${done}`, 303);
  const text = ending.hosted_confirmation?.custom_message ?? newsOf[done] ?? '';
  return sendPage(reply, shop, { heading: 'Done', body: html`<p>${text}</p>${wayBack(session)}` });
}

function taskPath({ flow }: PortalSession): string | undefined {
  switch (flow?.type) {
    case 'payment_method_update':
      return '/card';
    case 'subscription_cancel':
      return `/cancel/${flow.subscription_cancel?.subscription}`;
    case 'subscription_update_confirm':
      return confirmPath(flow.subscription_update_confirm);
    default:
      return undefined;
  }
}

function confirmPath(confirm: PortalFlow['subscription_update_confirm']): string {
  return `/switch/${confirm?.subscription}/${confirm?.items[0]?.price}`;
}
