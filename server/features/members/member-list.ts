import type { MemberSummary, Members } from '@chalkline/contract/members';
import { roleOf } from '@chalkline/domain/access/roles';
import { fullName } from '@chalkline/domain/account/person-name';
import { planHeldAt } from '@chalkline/domain/billing/entitlements';
import { membersAtATime } from '@chalkline/domain/members/member-search';
import type { MembersUrlState } from '@chalkline/domain/members/members-url-state';
import { and, desc, isNull, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isFoundBy } from '../../db/person-search.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { founderEntryOf, holdsEntry } from '../auth/index.ts';
import { asksForRefund, entitlementsOf, owesRenewal, showsPlan } from '../billing/index.ts';
import { openSubmissionsOf } from '../certifications/index.ts';
import { waitingTicketsOf } from '../consulting/index.ts';

export const membersKey = ['moment', 'uuid'] as const;
type MembersEnd = PageEnd<typeof membersKey>;

export interface MembersWanted extends MembersUrlState {
  readonly after: MembersEnd | undefined;
}

/**
 * Qualified with the table name: a query of one table leaves it out, and the inner queries have their own
 * ids.
 */
const memberId = sql`${users}.id`;

/** Members, the newest first: one page in one query, with their plans and waiting work. */
export async function listMembers(
  { db, founderEmails, now }: Pick<AppContext, 'db' | 'founderEmails' | 'now'>,
  wanted: MembersWanted,
): Promise<Members> {
  const at = now();
  const condition = conditionFor(wanted, founderEmails, at);
  const rows = await (condition
    ? selectMembers(db, at.toISOString(), condition)
    : newestMembers(db).execute({ at: at.toISOString() }));
  const { page, next } = pageOf(rows, membersAtATime, ({ joined, user }): MembersEnd => [joined, user.id]);
  return {
    members: page.map(
      ({ user, founderEntry, owned, submissions, tickets, owed, asked }): MemberSummary => ({
        ...memberFacts(user, founderEntry, founderEmails),
        plan: planHeldAt(owned, at),
        waiting: { submissions, tickets, owes: owed, asksForRefund: asked },
      }),
    ),
    next,
  };
}

function conditionFor(
  { search, plan, owes, after }: MembersWanted,
  founderEmails: readonly string[],
  at: Date,
): SQL | undefined {
  return and(
    isFoundBy(search),
    plan && showsPlan(memberId, plan, at),
    plan === 'Free' ? isNoStaff(founderEmails) : undefined,
    owes ? owesRenewal(memberId, at.toISOString()) : undefined,
    after && below(after, users.createdAt, users.id, 'uuid'),
  );
}

function selectMembers(db: Database, at: string | Placeholder, condition?: SQL) {
  return db
    .select({
      user: users,
      founderEntry: founderEntryOf(memberId),
      joined: exactMoment(users.createdAt),
      owned: entitlementsOf(memberId),
      submissions: openSubmissionsOf(memberId),
      tickets: waitingTicketsOf(memberId),
      owed: owesRenewal(memberId, at),
      asked: asksForRefund(memberId),
    })
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(membersAtATime + 1);
}

const newestMembers = prepared((db) => selectMembers(db, sql.placeholder('at')).prepare('newest_members'));

/** Staff without a plan are shown by their role, so nobody looks for them among the Free members. */
function isNoStaff(founderEmails: readonly string[]): SQL | undefined {
  const isNamed = holdsEntry(founderEmails);
  return and(isNull(users.role), isNamed && not(isNamed));
}

/** The facts about a person for the list and for their page. */
export function memberFacts(
  user: typeof users.$inferSelect,
  founderEntry: string | null,
  founderEmails: readonly string[],
) {
  return {
    id: user.id,
    name: fullName(user),
    email: user.email,
    role: roleOf({ role: user.role, founderEntry }, founderEmails),
    joinedAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt.toISOString(),
  };
}
