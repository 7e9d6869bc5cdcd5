import { ticketStatusPath } from '@chalkline/contract/addresses';
import { ticketMoveSchema, ticketSchema } from '@chalkline/contract/tickets';
import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Routes } from './routes.ts';

/*
 * Checked by the compiler: `npm run check` fails when an expected error is missing. The routes are never registered.
 */

const move = {
  method: 'PATCH',
  path: ticketStatusPath,
  summary: 'Move a ticket',
  tag: 'consulting',
  requires: 'consulting',
  parameters: z.object({ ticketId: z.string() }),
  body: ticketMoveSchema,
  reply: ticketSchema,
  handle: () => Promise.reject(new Error('never called')),
} as const;

describe('a route', () => {
  it('is what the contract says about its call', () => {
    expectTypeOf((routes: Routes) => routes.add(move)).toBeFunction();
  });

  it('does not compile if it differs from the contract', () => {
    // @ts-expect-error the contract has no such call
    expectTypeOf((routes: Routes) => routes.add({ ...move, path: '/api/no-such-call' })).toBeFunction();
    // @ts-expect-error the path has another parameter
    expectTypeOf((routes: Routes) => routes.add({ ...move, parameters: z.object({}) })).toBeFunction();
    const otherBody = { ...move, body: z.object({ column: z.string() }) };
    // @ts-expect-error the body has another field
    expectTypeOf((routes: Routes) => routes.add(otherBody)).toBeFunction();
    const otherReply = { ...move, reply: z.object({ ok: z.boolean() }) };
    // @ts-expect-error the reply has another type
    expectTypeOf((routes: Routes) => routes.add(otherReply)).toBeFunction();
  });
});
