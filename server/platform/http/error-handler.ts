import type { FieldIssue } from '@chalkline/contract/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseOutOfReach, isKnownToBeDown } from '../../db/database-out-of-reach.ts';
import { isContentDeleted, isPersonDeleted } from '../../db/deleted-references.ts';
import { isDiskFull } from '../../db/disk-full.ts';
import { errorPage, wantsPage } from './error-page.ts';
import { Overloaded } from './overload.ts';
import { RangeNotSatisfiable } from './range-not-satisfiable.ts';
import { tooFast } from './rate-limits.ts';
import type { Readiness } from './readiness.ts';
import { notFound, Refusal } from './refusal.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** They describe a file that could not be sent after all, for example because its storage failed. */
const fileHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
];

/** The one place where an error becomes a reply. Internal details are never sent to the client. */
export function handleErrors(app: FastifyInstance, readiness: Pick<Readiness, 'noteError'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    readiness.noteError(error);
    const refusal = refusalFor(error);
    if (refusal.status >= 500) logFailure(error, request);
    for (const name of fileHeaders) reply.removeHeader(name);
    if (refusal instanceof RangeNotSatisfiable) reply.headers(refusal.headers);
    return sendRefusal(refusal, request, reply);
  });
}

/**
 * A request that is refused because of overload is not logged, because there would be too many lines. Other
 * deliberate refusals are warnings. That the database went down is logged once, not with every request that fails.
 */
function logFailure(error: FastifyError, { log }: FastifyRequest): void {
  if (error instanceof Overloaded && error.cause === undefined) return;
  const isRefusedOnPurpose = error instanceof Refusal && error.cause === undefined;
  if (isRefusedOnPurpose) log.warn({ reason: error.message }, 'request refused');
  // The message of a failed query contains its parameters, which are personal data.
  else if (isKnownToBeDown(error)) log.warn({ reason: 'the database is down' }, 'request refused');
  else log.error({ err: error }, 'request failed');
}

/** Answers requests that no route matches. */
export function handleNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound('This address'), request, reply));
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(refusal.status).header('cache-control', 'no-store');
  const seconds = retryAfterSeconds[refusal.status];
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return wantsPage(request)
    ? reply.type('text/html; charset=utf-8').send(errorPage(refusal, request))
    : reply.send(refusal.body);
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  if (isDatabaseOutOfReach(error) || isDiskFull(error)) return unavailable();
  if (isPersonDeleted(error)) return new Refusal('signed_out', 'This account no longer exists.');
  if (isContentDeleted(error)) return notFound();
  switch (error.statusCode) {
    case 403:
      return new Refusal('csrf', 'This form has expired. Please reload the page and try again.');
    case 413:
      return new Refusal('too_large', 'This is too large.');
    case 415:
      return new Refusal('unsupported_type', "This kind of content isn't accepted here.");
    case 416:
      return new RangeNotSatisfiable(headersOf(error));
    case 429:
      return tooFast();
    case 503:
      return unavailable();
    default:
      return isClientError(error.statusCode)
        ? new Refusal('invalid', "We couldn't read the request.")
        : new Refusal('internal', 'Something went wrong on our side. Please try again.');
  }
}

/** What the server of static files adds to its errors. */
function headersOf(error: Error & { readonly headers?: Record<string, string> }): Record<string, string> {
  return error.headers ?? {};
}

function unavailable(): Refusal {
  return new Refusal('unavailable', 'This isn’t available right now. Please try again in a moment.');
}

function invalidInput(validation: readonly { instancePath: string; message?: string }[]): Refusal {
  const issues: FieldIssue[] = validation.map(({ instancePath, message }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'is not valid',
  }));
  return new Refusal('invalid', 'Please check what you entered.', issues);
}

function isClientError(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}
