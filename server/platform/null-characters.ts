import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shows pages, not calls. */
    isPage?: boolean;
  }
}

/** The database can keep every character but this one. */
const nullCharacter = '\0';

export function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nullCharacter);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => hasNullCharacter(key) || hasNullCharacter(inner));
}

/** Refuses input that no text of the product can hold, before it reaches a query. */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body, routeOptions }, _reply, done) => {
    // A page is shown whatever its query says; what it reads by it is refused where it is read.
    const input = routeOptions.config.isPage ? [params] : [params, query, body];
    done(input.some(hasNullCharacter) ? unkeepable() : undefined);
  });
}

export function unkeepable(): Refusal {
  return new Refusal('invalid', 'There is a character in it that cannot be kept.');
}
