import type { AuditEntry, AuditLog } from '@chalkline/contract/audit-log';
import { fullName } from '@chalkline/domain/account/person-name';
import { type AuditFilter, erasedActor } from '@chalkline/domain/audit-log/audit-filter';
import { daysAfter } from '@chalkline/domain/calendar/period';
import { startOfDay } from '@chalkline/domain/calendar/time-zone';
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  auditEntries,
  certificates,
  certificationSubmissions,
  certifications,
  contentItems,
  kindOf,
  tickets,
  users,
} from '../../db/schema.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';

export const entriesAtATime = 50;

const actors = alias(users, 'actors');
const members = alias(users, 'members');
const learners = alias(users, 'learners');

export const entriesKey = ['moment', 'bigint'] as const;
type EntriesEnd = PageEnd<typeof entriesKey>;

export interface EntriesWanted {
  readonly filter: AuditFilter;
  /** The reader's, for the days of the filter. */
  readonly timeZone: string | null;
  readonly after: EntriesEnd | undefined;
  readonly limit: number;
}

/** A page of entries, the latest first, in one query, with the actors and the names of the subjects. */
export async function listEntries(
  db: Database,
  { filter, timeZone, after, limit }: EntriesWanted,
): Promise<AuditLog & { readonly end: EntriesEnd | undefined }> {
  const rows = await db
    .select({
      entry: auditEntries,
      exactly: exactMoment(auditEntries.at),
      actor: actors,
      member: members,
      item,
      ticket: { title: tickets.title },
      submissionId: certificationSubmissions.id,
      certification: certifications.name,
      learner: learners,
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(members, eq(members.id, idIn('member', auditEntries.subject)))
    .leftJoin(tickets, eq(tickets.id, idIn('ticket', auditEntries.subject)))
    .leftJoin(certificates, eq(certificates.id, idIn('certificate', auditEntries.subject)))
    .leftJoin(certificationSubmissions, eq(certificationSubmissions.id, submissionIdIn(auditEntries.subject)))
    .leftJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .leftJoin(learners, eq(learners.id, certificationSubmissions.userId))
    .leftJoin(contentItems, eq(subjectOf(contentItems), auditEntries.subject))
    .where(and(matches(filter, timeZone), after && below(after, auditEntries.at, auditEntries.id, 'bigint')))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
  const { page, next, end } = pageOf(
    rows,
    limit,
    ({ exactly, entry }): EntriesEnd => [exactly, String(entry.id)],
  );
  return { entries: page.map(toEntry), next, end };
}

const item = {
  kind: contentItems.kind,
  title: contentItems.title,
  isDeleted: contentItems.isDeleted,
};

/** The audit log's subject for a content item. */
function subjectOf({ kind, itemId }: typeof contentItems): SQL {
  return sql`${kind}::text || ':' || ${itemId}`;
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The id in `member:…`; null for subjects of another kind. */
function idIn(
  kind: 'member' | 'ticket' | 'submission' | 'certificate',
  subject: typeof auditEntries.subject,
): SQL {
  const isOne = sql`${subject} ~ ${`^${kind}:${uuid}$`}`;
  return sql`case when ${isOne} then split_part(${subject}, ':', 2)::uuid end`;
}

/** Certificates are shown by the submission they were awarded for. */
function submissionIdIn(subject: typeof auditEntries.subject): SQL {
  return sql`coalesce(${idIn('submission', subject)}, ${certificates.submissionId})`;
}

function matches(
  { actor, action, subject, from, to }: AuditFilter,
  timeZone: string | null,
): SQL | undefined {
  return and(
    actor ? byActor(actor) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    subject ? aboutSubject(subject) : undefined,
    from ? gte(auditEntries.at, startOfDay(from, timeZone)) : undefined,
    to ? lt(auditEntries.at, startOfDay(daysAfter(to, 1), timeZone)) : undefined,
  );
}

function byActor(actor: string): SQL {
  if (actor === erasedActor) return isNull(auditEntries.actorId);
  const id = parseUuid(actor);
  if (!id) throw notFound('This person');
  return eq(auditEntries.actorId, id);
}

function aboutSubject(subject: string): SQL {
  return subject.includes(':')
    ? eq(auditEntries.subject, subject)
    : eq(kindOf(auditEntries.subject), subject);
}

interface EntryRow {
  readonly entry: typeof auditEntries.$inferSelect;
  readonly actor: typeof users.$inferSelect | null;
  readonly member: typeof users.$inferSelect | null;
  readonly item: AuditEntry['item'];
  readonly ticket: AuditEntry['ticket'];
  readonly submissionId: string | null;
  readonly certification: string | null;
  readonly learner: typeof users.$inferSelect | null;
}

function toEntry(row: EntryRow): AuditEntry {
  const { entry, actor, member, item: part, ticket } = row;
  const { id, at, action, subject } = entry;
  return {
    id,
    at: at.toISOString(),
    actor: actor && { id: actor.id, name: fullName(actor), email: actor.email },
    action,
    subject,
    member: member && { id: member.id, name: fullName(member) },
    item: part,
    ticket,
    submission: toSubmission(row),
    before: entry.before as AuditEntry['before'],
    after: entry.after as AuditEntry['after'],
  };
}

function toSubmission({ submissionId, certification, learner }: EntryRow): AuditEntry['submission'] {
  if (!submissionId || !certification || !learner) return null;
  return { id: submissionId, certification, learner: fullName(learner) };
}
