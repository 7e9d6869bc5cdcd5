import type { FastifyError, FastifyInstance } from 'fastify';
import { catchUp, isAnythingDue } from '../billing/clock.ts';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { ApiError } from './api-error.ts';
import { authenticate } from './authenticate.ts';
import { catalogueEndpoints } from './catalogue-endpoints.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { disputeEndpoints } from './dispute-endpoints.ts';
import { endpointsOf } from './endpoints.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { portalConfigurationEndpoints } from './portal-configuration-endpoints.ts';
import { portalEndpoints } from './portal-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { subscriptionEndpoints } from './subscription-endpoints.ts';
import { taxEndpoints } from './tax-endpoints.ts';
import { webhookEndpointEndpoints } from './webhook-endpoint-endpoints.ts';

/**
 * The API is at `/v1` of the host, because the package's `host`, `port` and `protocol` can be configured,
 * but not a path before `/v1`.
 */
const apiPath = '/v1';

const resources = [
  catalogueEndpoints,
  checkoutEndpoints,
  customerEndpoints,
  disputeEndpoints,
  eventEndpoints,
  invoiceEndpoints,
  paymentEndpoints,
  portalConfigurationEndpoints,
  portalEndpoints,
  refundEndpoints,
  subscriptionEndpoints,
  taxEndpoints,
  webhookEndpointEndpoints,
];

/**
 * Mounts the part of Stripe's API that the product uses. It needs its own Fastify instance, because it
 * replaces the body parsers.
 */
export function mountApi(app: FastifyInstance, ledger: OpenLedger, secretKey: string): void {
  takeFormsAsText(app);
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.statusCode >= 500) request.log.error(error);
    return reply.code(refusal.statusCode).send(refusal.body);
  });
  app.addHook('onRequest', async (request) => authenticate(request.headers.authorization, secretKey));
  app.addHook('preHandler', async () => {
    if (isAnythingDue(ledger.read())) await ledger.change(catchUp);
  });

  const endpoints = endpointsOf(app, ledger);
  for (const resource of resources) resource(endpoints);
  app.all(`${apiPath}/*`, async (request) => {
    const path = request.url.split('?', 1).join('');
    throw new ApiError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${request.method}: ${path}). The sandbox knows the part of the API that Chalkline uses.`,
    );
  });
}

/** Kept as text, because the idempotency key is bound to it. */
function takeFormsAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function refusalFor(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const status = error.statusCode ?? 500;
  return status >= 500
    ? new ApiError(500, 'api_error', 'An unknown error occurred in the sandbox.')
    : new ApiError(status, 'invalid_request_error', error.message);
}
