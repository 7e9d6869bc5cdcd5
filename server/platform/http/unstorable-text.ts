import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * NUL, which the database cannot store, and unpaired surrogates, which it refuses in JSON and garbles in
 * text.
 */
const unstorableCharacter = /\0|\p{Surrogate}/u;

/** No input of the product is nested deeper than this; deeper input is meant to exhaust the reader. */
const deepest = 40;

export function isUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return unstorableCharacter.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth === deepest) return true;
  if (Array.isArray(value)) return value.some((inner) => isUnstorable(inner, depth + 1));
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (unstorableCharacter.test(key) || isUnstorable(inner, depth + 1)) return true;
  }
  return false;
}

/** Refuses input that the database cannot store before it reaches a query. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    // A page is shown whatever its query says. The reads of the page refuse bad input themselves.
    const input = routeOptions.config.isPage ? [params] : [params, query, body];
    done(input.some((part) => isUnstorable(part)) ? unstorable() : undefined);
  });
}

export function unstorable(): Refusal {
  return new Refusal('invalid', "The text contains a character we can't save. Remove it and try again.");
}
