import type { Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import { requireRow } from './require-row.ts';

export function disputeEndpoints(api: Endpoints): void {
  api.get('/v1/disputes', ({ ledger }, { params, url }) =>
    listPage(matching(Object.values(ledger.disputes ?? {}), params, 'charge', 'payment_intent'), params, url),
  );

  api.get('/v1/disputes/:id', ({ ledger }, { id }) => requireRow(ledger.disputes ?? {}, 'dispute', id));
}
