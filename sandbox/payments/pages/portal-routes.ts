import { html } from '@chalkline/domain/writing/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import type { LedgerTransaction, Shop } from '../ledger/transaction.ts';
import type { PortalSession } from '../objects/wire.ts';
import { sendPage } from './payment-page.ts';
import { doCancel, doResume, showCancel } from './portal-cancel.ts';
import { doUpdateCard, showUpdateCard } from './portal-card.ts';
import { showHome } from './portal-home.ts';
import { doSwitch, showSwitch } from './portal-switch.ts';
import { openPortal } from './portal-visit.ts';

interface PortalRoute {
  Params: { id: string; subscription?: string; price?: string };
  Querystring: { home?: string; done?: string };
}

/** A request in the portal with everything its pages need. */
export interface Visit {
  readonly transaction: LedgerTransaction;
  readonly ledger: OpenLedger;
  readonly shop: Shop;
  readonly session: PortalSession;
  /** The path of the portal's home. */
  readonly path: string;
  readonly request: FastifyRequest<PortalRoute>;
  readonly reply: FastifyReply;
}

type PortalPage = (visit: Visit) => FastifyReply | Promise<FastifyReply>;

export function portalRoutes(app: FastifyInstance, ledger: OpenLedger, shop: Shop): void {
  const portal = `${shop.address.mountPath}/portal/:id`;

  const visiting = (page: PortalPage) => (request: FastifyRequest<PortalRoute>, reply: FastifyReply) => {
    const transaction = ledger.read();
    const session = openPortal(transaction, request.params.id);
    if (!session) return sendClosed(reply, shop);
    const path = `${shop.address.mountPath}/portal/${session.id}`;
    return page({ transaction, ledger, shop, session, path, request, reply });
  };

  app.get<PortalRoute>(portal, visiting(showHome));
  app.get<PortalRoute>(`${portal}/cancel/:subscription`, visiting(showCancel));
  app.post<PortalRoute>(`${portal}/cancel/:subscription`, visiting(doCancel));
  app.post<PortalRoute>(`${portal}/resume/:subscription`, visiting(doResume));
  app.get<PortalRoute>(`${portal}/switch/:subscription/:price`, visiting(showSwitch));
  app.post<PortalRoute>(`${portal}/switch/:subscription/:price`, visiting(doSwitch));
  app.get<PortalRoute>(`${portal}/card`, visiting(showUpdateCard));
  app.post<PortalRoute>(`${portal}/card`, visiting(doUpdateCard));
}

function sendClosed(reply: FastifyReply, shop: Shop): FastifyReply {
  return sendPage(reply.code(404), shop, {
    heading: 'This billing page is no longer open',
    body: html`<p>It stays open for an hour. Open it again from your account.</p>`,
  });
}
