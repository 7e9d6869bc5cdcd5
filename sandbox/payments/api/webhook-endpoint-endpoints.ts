import { setupOf } from '../ledger/merchant-setup.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import type { WebhookEndpoint } from '../objects/wire.ts';
import { missingParam } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage } from './list-page.ts';
import { requireRow } from './require-row.ts';

/** Endpoints can be set up here; the sandbox itself always sends its events to the product. */
export function webhookEndpointEndpoints(api: Endpoints): void {
  api.get('/v1/webhook_endpoints', ({ ledger }, { params, url }) =>
    listPage(Object.values(ledger.setup?.webhookEndpoints ?? {}), params, url),
  );
  api.post('/v1/webhook_endpoints', create);
  api.post('/v1/webhook_endpoints/:id', update);
}

/** The secret is in the answer to this call, and never again. */
function create(transaction: LedgerTransaction, { params }: Call): WebhookEndpoint {
  const events = params.texts('enabled_events');
  if (events.length === 0) throw missingParam('enabled_events');
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: transaction.now,
    description: params.text('description') ?? null,
    enabled_events: events,
    livemode: false,
    metadata: params.metadata('metadata'),
    status: 'enabled',
    url: params.requiredText('url'),
  };
  setupOf(transaction).webhookEndpoints[endpoint.id] = endpoint;
  return { ...endpoint, secret: newId('whsec', 32) };
}

function update(transaction: LedgerTransaction, { params, id }: Call): WebhookEndpoint {
  const endpoint = requireRow(setupOf(transaction).webhookEndpoints, 'webhook endpoint', id);
  const events = params.texts('enabled_events');
  const isDisabled = params.flag('disabled');
  if (events.length > 0) endpoint.enabled_events = events;
  if (isDisabled !== undefined) endpoint.status = isDisabled ? 'disabled' : 'enabled';
  return endpoint;
}
