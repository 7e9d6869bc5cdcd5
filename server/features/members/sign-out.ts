import type { CurrentUser } from '@chalkline/contract/people';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { endAllSessions, endSession } from '../auth/index.ts';
import { lockMember, memberSubject } from './requested-member.ts';

type Dependencies = Pick<AppContext, 'db'>;

/** Signs a member out everywhere. Records nothing when they had no session. */
export async function signOutEverywhere(
  { db }: Dependencies,
  founder: CurrentUser,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const ended = await endAllSessions(tx, userId);
    if (ended > 0) await recordAction(tx, signOutAction(founder, userId, ended));
  });
}

/** Signs a member out of one browser. Of two simultaneous requests, the second is not found. */
export async function signOutOf(
  { db }: Dependencies,
  founder: CurrentUser,
  userId: string,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await endSession(tx, userId, sessionId))) throw notFound('This session');
    await recordAction(tx, signOutAction(founder, userId, 1));
  });
}

function signOutAction(founder: CurrentUser, userId: string, sessions: number) {
  return {
    actorId: founder.id,
    action: 'member.sign-out',
    subject: memberSubject(userId),
    before: { sessions },
    after: { sessions: 0 },
  };
}
