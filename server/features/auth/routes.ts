import type { IncomingHttpHeaders } from 'node:http';
import { currentUserPath, logOutPath } from '@chalkline/contract/addresses';
import { currentUserSchema } from '@chalkline/contract/people';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson } from '../../platform/http/guard.ts';
import { sessionCookieOf } from '../../platform/http/session-cookie.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { identify } from './identify.ts';
import { profileData, sessionData } from './personal-data.ts';
import { Sessions } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';

export function auth(context: AppContext): void {
  const { app, reads, db, personalData } = context;
  const sessions = new Sessions(context);
  const cookie = sessionCookieOf(context);

  identify(context, sessions, cookie);
  signInRoutes(context, sessions, cookie);
  personalData.add(profileData(db));
  personalData.add(sessionData(db));

  reads.add({
    path: currentUserPath,
    summary: 'Who is signed in',
    tag: 'People',
    requires: 'session',
    parameters: z.object({}),
    query: z.object({}),
    reply: currentUserSchema,
    read: async ({ viewer }) => requirePerson('session', viewer),
  });

  app.get(logOutPath, { schema: { summary: 'Log out', tags: ['People'] } }, async (request, reply) => {
    // A link on somebody else's page logs nobody out, nor does a picture or a film on one of ours.
    if (!isMeant(request.headers)) return reply.redirect('/', 303);
    const token = cookie.read(request);
    const { viewer } = await request.caller();
    if (token) await sessions.close(token);
    if (viewer) logSecurityEvent(request.log, { event: 'signed_out', userId: viewer.id });
    cookie.clear(reply);
    // What the browser kept of this person's pages and thumbnails goes, also for its Back button.
    return reply.header('clear-site-data', '"cache"').redirect('/', 303);
  });
}

/** Whether somebody followed a link to get here. Browsers that do not say so are believed. */
function isMeant(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-site'] !== 'cross-site' && (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}
