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

export function isUnkeepable(value: unknown): boolean {
  if (typeof value === 'string') return unkeepableCharacter.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => isUnkeepable(key) || isUnkeepable(inner));
}

/** Refuses input that no text of the product can hold, before it reaches a query. */
export function refuseUnkeepableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    // A page is shown whatever its query says; what it reads by it is refused where it is read.
    const input = routeOptions.config.isPage ? [params] : [params, query, body];
    done(input.some(isUnkeepable) ? unkeepable() : undefined);
  });
}

export function unkeepable(): Refusal {
  return new Refusal('invalid', 'There is a character in it that cannot be kept.');
}
