import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** The database can keep every character but this one. */
const nullCharacter = '\0';

export function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nullCharacter);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => hasNullCharacter(key) || hasNullCharacter(inner));
}

/** Refuses input that no text of the product can hold, before it reaches a query. */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    if (![params, query, body].some(hasNullCharacter)) return done();
    done(new Refusal('invalid', 'There is a character in it that cannot be kept.'));
  });
}
