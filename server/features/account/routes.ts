import { sessionPath, sessionsPath } from '@chalkline/contract/addresses';
import { sessionSchema } from '@chalkline/contract/sessions';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson } from '../../platform/http/guard.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { endSession, listSessions } from '../auth/index.ts';
import { dataRoutes } from './data-routes.ts';
import { retentionJob } from './retention.ts';

const tag = 'Account';
const nothing = z.object({});

/** A person's own account: their sessions, their data and its deletion. */
export function account(context: AppContext): void {
  const { app, reads, db, now, jobs } = context;
  dataRoutes(context);
  jobs.add(retentionJob(context));

  reads.add({
    path: sessionsPath,
    summary: "The caller's sessions, newest first",
    tag,
    requires: 'session',
    parameters: nothing,
    query: nothing,
    reply: z.array(sessionSchema),
    read: ({ viewer, sessionId: currentId }) => {
      const { id: userId, role } = requirePerson('session', viewer);
      return listSessions(db, { userId, currentId, isStaff: role !== null, now: now() });
    },
  });

  app.delete(
    sessionPath,
    { schema: { summary: 'Sign out one session', tags: [tag], params: z.object({ sessionId: z.string() }) } },
    async (request, reply) => {
      const person = requirePerson('session', (await request.caller()).viewer);
      const { sessionId } = request.params as { sessionId: string };
      if (!(await endSession(db, person.id, sessionId))) throw notFound('This session');
      return reply.code(204).send();
    },
  );
}
