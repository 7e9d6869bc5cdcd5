import type { IncomingHttpHeaders } from 'node:http';
import { currentUserSchema } from '@chalkline/contract/people';
import { currentUserPath, logOutPath } from '@chalkline/contract/sign-in-addresses';
import type { AppContext } from '../../platform/app-context.ts';
import { sessionCookieOf } from '../../platform/http/session-cookie.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { stopRecoveryBy } from './account-recovery.ts';
import { codeRoutes } from './code-routes.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { identify } from './identify.ts';
import { methodRoutes } from './method-routes.ts';
import { ownNameRoutes } from './own-name.ts';
import { ownTimeZoneRoutes } from './own-time-zone.ts';
import { PasskeyChallenges } from './passkey-challenges.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passkeySignInRoutes } from './passkey-sign-in.ts';
import { passkeyData, profileData, recoveryData, sessionData, signInMethodData } from './personal-data.ts';
import { RelyingParty } from './relying-party.ts';
import { codeSender } from './send-code.ts';
import { Sessions } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';

export function auth(context: AppContext): void {
  const { reads, routes, db, personalData } = context;
  const sessions = new Sessions({
    ...context,
    onUse: (userId, issuer) => db.transaction((tx) => stopRecoveryBy(tx, context, userId, issuer)),
  });
  const cookie = sessionCookieOf(context.cookies);

  identify(context, sessions, cookie);
  const finish = finishSignIn(context, sessions, cookie);
  const sendCode = codeSender(context);
  signInRoutes(context, sendCode, finish);
  codeRoutes(context, sendCode, finish);
  const passkeyTools = {
    challenges: new PasskeyChallenges(context),
    relyingParty: new RelyingParty(context.config.publicUrl),
  };
  passkeySignInRoutes(context, passkeyTools, finish);
  passkeyRoutes(context, passkeyTools);
  methodRoutes(context, sendCode);
  ownNameRoutes(context);
  ownTimeZoneRoutes(context);
  personalData.add(profileData(db));
  personalData.add(sessionData(db));
  personalData.add(signInMethodData(db));
  personalData.add(passkeyData(db));
  personalData.add(recoveryData(db));

  reads.add({
    path: currentUserPath,
    summary: 'Who is signed in',
    tag: 'People',
    requires: 'session',
    reply: currentUserSchema,
    read: async ({ person }) => person,
  });

  routes.addRaw({
    method: 'GET',
    path: logOutPath,
    summary: 'Log out',
    tag: 'People',
    requires: 'public',
    respond: async ({ request, reply }) => {
      // A link on another site logs nobody out, nor does an image or a video on one of our pages.
      if (!isNavigation(request.headers)) return reply.redirect('/', 303);
      const token = cookie.read(request);
      const { viewer } = await request.caller();
      if (token) await sessions.close(token);
      if (viewer) logSecurityEvent(request.log, { event: 'signed_out', userId: viewer.id });
      cookie.clear(reply);
      // Clears the cached pages and thumbnails of this person, also for the Back button.
      return reply.header('clear-site-data', '"cache"').redirect('/', 303);
    },
  });
}

/** Whether a person followed a link to get here. Browsers that do not send these headers are trusted. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-site'] !== 'cross-site' && (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}
