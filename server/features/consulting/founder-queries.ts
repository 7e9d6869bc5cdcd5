import type { FounderTicket, FounderTicketSheet } from '@chalkline/contract/tickets';
import { type Role, roleOf } from '@chalkline/domain/access/roles';
import { fullName } from '@chalkline/domain/account/person-name';
import { type Entitlement, planHeldAt } from '@chalkline/domain/billing/entitlements';
import { hasPrioritySupport } from '@chalkline/domain/billing/priority-support';
import { allowanceOf, billingMonthAt, consultingSince } from '@chalkline/domain/consulting/monthly-allowance';
import type { TicketType } from '@chalkline/domain/consulting/ticket';
import { inQueueOrder } from '@chalkline/domain/consulting/ticket-order';
import { and, eq, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { tickets, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { founderEntryOf, type Person } from '../auth/index.ts';
import { entitlementsOf } from '../billing/index.ts';
import { memberColumns } from './members.ts';
import { conversationOf, historyOf } from './sheet-parts.ts';
import { cardColumns, toTicket } from './ticket-rows.ts';

type Dependencies = Pick<AppContext, 'db' | 'founderEmails'>;

export interface TicketFilter {
  readonly member?: string | undefined;
  readonly type?: TicketType | undefined;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Tickets completed longer ago are found through their member. */
const completedDays = 30;

/** How many tickets wait for the consultant's next step. */
export function countTicketsToWorkOn(db: Database): Promise<number> {
  return db.$count(tickets, inArray(tickets.status, ['Priority', 'In Progress']));
}

/** The tickets of all members: overdue first, then those with priority support. */
export async function founderTickets(
  { db, founderEmails }: Dependencies,
  { member, type }: TicketFilter,
  now: Date,
): Promise<FounderTicket[]> {
  const isType = type && eq(tickets.type, type);
  const rows = member
    ? await list(db, and(eq(tickets.userId, member), isType), startsCountSince(now))
    : await recentTickets(db, isType, now);
  const ordered = inQueueOrder(
    rows,
    ({ card, owned }) => ({ ...card, hasPrioritySupport: hasPrioritySupport(owned, now) }),
    now,
  );
  return ordered.map((row) => toFounderTicket(row, founderEmails, now));
}

export async function founderTicket(
  { db, founderEmails }: Dependencies,
  ticketId: string,
  now: Date,
): Promise<FounderTicket> {
  const [row] = await list(db, eq(tickets.id, ticketId), startsCountSince(now));
  return toFounderTicket(orNotFound(row, 'This ticket'), founderEmails, now);
}

export async function founderSheet(
  context: Dependencies,
  ticketId: string,
  readerId: string,
  now: Date,
): Promise<FounderTicketSheet> {
  const { db } = context;
  const ticket = await founderTicket(context, ticketId, now);
  return {
    ...ticket,
    history: await historyOf(db, ticketId),
    messages: await conversationOf(db, ticketId, { id: readerId, side: 'consultant' }),
  };
}

const allRecentTickets = prepared((db) =>
  list(db, isRecent(sql.placeholder('recently')), sql.placeholder('since')).prepare('recent_tickets'),
);

/** The tickets that the queue shows, of one type or of all. */
function recentTickets(db: Database, isType: SQL | undefined, now: Date) {
  const recently = new Date(now.getTime() - completedDays * dayMilliseconds).toISOString();
  const since = startsCountSince(now);
  return isType
    ? list(db, and(isRecent(recently), isType), since)
    : allRecentTickets(db).execute({ recently, since });
}

type Value = string | Placeholder;

function isRecent(since: Value): SQL | undefined {
  return or(ne(tickets.status, 'Completed'), sql`${tickets.completedAt} >= ${since}`);
}

/** Tickets that the consultant started before cannot belong to this billing month. */
function startsCountSince(now: Date): string {
  return new Date(now.getTime() - 32 * dayMilliseconds).toISOString();
}

/** When the consultant started a person's tickets. */
function recentStarts(since: Value): SQL<Date[]> {
  return sql`(
    select coalesce(json_agg(s.started_at), '[]') from ${tickets} s
    where s.user_id = ${users}.id and s.started_at >= ${since})`.mapWith((times: string[]) =>
    times.map((time) => new Date(time)),
  );
}

function list(db: Database, condition: SQL | undefined, since: Value) {
  return db
    .select({
      card: cardColumns,
      person: memberColumns,
      role: users.role,
      founderEntry: founderEntryOf(users.id),
      owned: entitlementsOf(users.id),
      startedAts: recentStarts(since),
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(condition);
}

type FounderTicketRow = Awaited<ReturnType<typeof list>>[number];

function toFounderTicket(
  { card, ...about }: FounderTicketRow,
  founderEmails: readonly string[],
  now: Date,
): FounderTicket {
  return { ...toTicket(card), member: toMember(about, founderEmails, now) };
}

interface MemberRow {
  readonly person: Person;
  readonly role: Role | null;
  readonly founderEntry: string | null;
  readonly owned: readonly Entitlement[];
  readonly startedAts: readonly Date[];
}

function toMember(
  { person, role, founderEntry, owned, startedAts }: MemberRow,
  founderEmails: readonly string[],
  now: Date,
): FounderTicket['member'] {
  return {
    id: person.id,
    name: fullName(person),
    email: person.email,
    plan: planHeldAt(owned, now),
    role: roleOf({ role, founderEntry }, founderEmails),
    hasPrioritySupport: hasPrioritySupport(owned, now),
    allowance: allowanceOf(startedAts, billingMonthAt(consultingSince(owned, now), now), person.timeZone),
  };
}
