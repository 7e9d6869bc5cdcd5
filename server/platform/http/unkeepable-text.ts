import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shows pages, not calls. */
    isPage?: boolean;
  }
}

/** What the database keeps nowhere, and half a character, which it refuses in JSON and other text loses. */
const unkeepableCharacter = /\0|\p{Surrogate}/u;

/** Nothing of the product is nested deeper; what is, is made to exhaust whoever reads it. */
const deepest = 40;

export function isUnkeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return unkeepableCharacter.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth === deepest) return true;
  if (Array.isArray(value)) return value.some((inner) => isUnkeepable(inner, depth + 1));
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (unkeepableCharacter.test(key) || isUnkeepable(inner, depth + 1)) return true;
  }
  return false;
}

/** Refuses input that no text of the product can hold, before it reaches a query. */
export function refuseUnkeepableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    // A page is shown whatever its query says; what it reads by it is refused where it is read.
    const input = routeOptions.config.isPage ? [params] : [params, query, body];
    done(input.some((part) => isUnkeepable(part)) ? unkeepable() : undefined);
  });
}

export function unkeepable(): Refusal {
  return new Refusal('invalid', "The text contains a character we can't save. Remove it and try again.");
}
