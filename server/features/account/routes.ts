import { sessionSchema } from '@chalkline/contract/sessions';
import { sessionPath, sessionsPath } from '@chalkline/contract/sign-in-addresses';
import { refuseWeakerSignOut } from '@chalkline/domain/access/sign-in-methods';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound, orNotFound, refused } from '../../platform/http/refusal.ts';
import { codesGrantFullAccess, endSession, issuerOfSession, listSessions } from '../auth/index.ts';
import { dataRoutes } from './data-routes.ts';
import { emailPreferenceRoutes } from './email-preference-routes.ts';
import { retentionJob } from './retention.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

const tag = 'Account';

/** A person's own account: their sessions, their data and its deletion. */
export function account(context: AppContext): void {
  const { reads, routes, db, signInCodes, now, jobs } = context;
  dataRoutes(context);
  emailPreferenceRoutes(context);
  unsubscribeRoutes(context);
  jobs.add(retentionJob(context));

  reads.add({
    path: sessionsPath,
    summary: "The caller's sessions, newest first",
    tag,
    requires: 'session',
    reply: z.array(sessionSchema),
    read: ({ person, sessionId: currentId }) => {
      const { id: userId, role } = person;
      return listSessions(db, { userId, currentId, isStaff: role !== null, now: now() });
    },
  });

  routes.add({
    method: 'DELETE',
    path: sessionPath,
    summary: 'Sign out one session',
    tag,
    requires: 'session',
    parameters: z.object({ sessionId: z.string() }),
    handle: async ({ person, parameters: { sessionId }, request }) => {
      const { issuer } = await request.caller();
      const ended = orNotFound(await issuerOfSession(db, person.id, sessionId), 'This session');
      const { storedIssuer } = signInCodes;
      const isCodeEnough = ended === storedIssuer || (await codesGrantFullAccess(db, context, person.id));
      const refusal = refuseWeakerSignOut({ isByCode: issuer === storedIssuer, isCodeEnough });
      if (refusal) throw refused(refusal);
      if (!(await endSession(db, person.id, sessionId))) throw notFound('This session');
    },
  });
}
