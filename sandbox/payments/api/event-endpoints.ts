import { noSuch } from './api-error.ts';
import type { Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';

export function eventEndpoints(api: Endpoints): void {
  api.get('/v1/events', (transaction, { params, url }) => {
    const types = params.texts('types');
    const events = transaction.ledger.outgoing
      .map(({ event }) => event)
      .filter(({ type }) => types.length === 0 || types.includes(type));
    return listPage(matching(events, params, 'type'), params, url);
  });

  api.get('/v1/events/:id', (transaction, { id }) => {
    const outgoing = transaction.ledger.outgoing.find(({ event }) => event.id === id);
    if (!outgoing) throw noSuch('event', id);
    return outgoing.event;
  });
}
