import type { Member } from '@chalkline/contract/members';
import { isNamedFounder } from '@chalkline/domain/access/roles';
import { planHeldAt } from '@chalkline/domain/billing/entitlements';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { founderEntryOf, listSessions } from '../auth/index.ts';
import {
  entitlementsOf,
  paidBy,
  plansOf,
  refundRequestsOf,
  refundsOf,
  toPayment,
  toRefundRequest,
} from '../billing/index.ts';
import { certificatesOf } from '../certificates/index.ts';
import { submissionsOf } from '../certifications/index.ts';
import { ticketTitlesOf } from '../consulting/index.ts';
import { courseProgressOf, totalXpOf } from '../progress/index.ts';
import { waitlistEntriesOf } from '../waitlist/index.ts';
import { memberFacts } from './member-list.ts';

type Dependencies = Pick<AppContext, 'db' | 'founderEmails' | 'now'>;

const memberId = sql`${users}.id`;

/** Everything about one member: one query per list on their page, however long it is. */
export async function findMember(
  { db, founderEmails, now }: Dependencies,
  userId: string,
  { sessionId: currentId }: Pick<Caller, 'sessionId'>,
): Promise<Member | undefined> {
  const at = now();
  const [row] = await db
    .select({
      user: users,
      founderEntry: founderEntryOf(memberId),
      owned: entitlementsOf(memberId),
      totalXp: totalXpOf(memberId),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const facts = memberFacts(row.user, row.founderEntry, founderEmails);
  const paid = await paidBy(db, userId);
  const refundRequests = await refundRequestsOf(db, userId);
  return {
    ...facts,
    profileImageUrl: row.user.profileImageUrl,
    plan: planHeldAt(row.owned, at),
    totalXp: row.totalXp,
    isConfigured: isNamedFounder(row.founderEntry, founderEmails),
    plans: await plansOf(db, userId, at),
    payments: paid.map(toPayment),
    ...refundsOf(paid, refundRequests, at),
    refundRequests: refundRequests.map(toRefundRequest),
    courses: await courseProgressOf(db, userId),
    submissions: await submissionsOf(db, userId),
    certificates: await certificatesOf(db, userId),
    tickets: await ticketTitlesOf(db, userId),
    sessions: await listSessions(db, { userId, currentId, isStaff: facts.role !== null, now: at }),
    waitingFor: await waitlistEntriesOf(db, userId),
  };
}
