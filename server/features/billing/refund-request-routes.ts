import { ownRefundsPath } from '@chalkline/contract/addresses';
import { declineRefundPath, refundRequestsPath } from '@chalkline/contract/console-addresses';
import {
  declineRefundSchema,
  ownRefundsSchema,
  refundRequestsSchema,
  requestRefundSchema,
} from '@chalkline/contract/refund-requests';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { isForm } from '../../platform/http/form-request.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { declineRequest, ownRefunds, requestRefund, waitingRequests } from './refund-requests.ts';

/** Asking for the money back, and the founder's answer. The refund itself is made on the member's page. */
export function refundRequestRoutes(context: AppContext): void {
  const { reads, routes, db, now } = context;

  reads.add({
    path: ownRefundsPath,
    summary: 'What the caller can ask back, and what they have asked',
    tag: 'Billing',
    requires: 'session',
    reply: ownRefundsSchema,
    read: ({ person }) => ownRefunds(db, person, now()),
  });

  routes.addRaw({
    method: 'POST',
    path: ownRefundsPath,
    summary: 'Ask for a refund under the guarantee',
    tag: 'Billing',
    requires: 'session',
    body: requestRefundSchema,
    respond: async ({ person, body, request, reply }) => {
      await requestRefund(context, person.id, body);
      return isForm(request) ? reply.redirect('/account', 303) : reply.code(204).send();
    },
  });

  reads.add({
    path: refundRequestsPath,
    summary: 'Refund requests that wait for an answer, oldest first',
    tag: 'Founder console',
    requires: 'staff:money',
    reply: refundRequestsSchema,
    read: () => waitingRequests(db),
  });

  routes.addRaw({
    method: 'POST',
    path: declineRefundPath,
    summary: 'Decline a refund request with a message',
    tag: 'Founder console',
    requires: 'staff:money',
    parameters: z.object({ requestId: z.string() }),
    body: declineRefundSchema,
    respond: async ({ person, parameters, body, request, reply }) => {
      const requestId = orNotFound(parseUuid(parameters.requestId), 'This request');
      await declineRequest(context, person.id, requestId, body.message);
      return isForm(request) ? reply.redirect('/founder', 303) : reply.code(204).send();
    },
  });
}
