import type { CurrentUser } from '@chalkline/contract/people';
import type { RoleChanged, TeamMember } from '@chalkline/contract/team';
import { isNamedFounder, type Role, roleOf, roles } from '@chalkline/domain/access/roles';
import { isAddress, refuseRoleChange, teamTexts } from '@chalkline/domain/access/team';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { fullName } from '@chalkline/domain/account/person-name';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isAddressOf, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { notFound, Refusal, refusedAs } from '../../platform/http/refusal.ts';
import { founderEntryOf, holdsEntry, isOnTeam, readFounderEntry, setRole } from '../auth/index.ts';
import { roleGivenEmail } from './emails.ts';
import { lockMember, memberSubject } from './requested-member.ts';

type Dependencies = Pick<AppContext, 'app' | 'db' | 'founderEmails' | 'signInCodes' | 'mail' | 'now'>;

/** The team, founders first. Founders in the settings are listed even before their first sign-in. */
export async function listTeam({
  db,
  founderEmails,
}: Pick<AppContext, 'db' | 'founderEmails'>): Promise<TeamMember[]> {
  const rows = await db
    .select({ user: users, founderEntry: founderEntryOf(sql`${users}.id`) })
    .from(users)
    .where(isOnTeam(founderEmails))
    .orderBy(asc(users.createdAt), asc(users.id));
  const team = rows.flatMap((row) => toTeamMember(row, founderEmails) ?? []);
  const absent = founderEmails.filter((email) => !rows.some(({ founderEntry }) => founderEntry === email));
  return [...team, ...absent.map(notSignedInYet)].toSorted(byRole);
}

interface TeamRow {
  readonly user: typeof users.$inferSelect;
  readonly founderEntry: string | null;
}

function toTeamMember(
  { user, founderEntry }: TeamRow,
  founderEmails: readonly string[],
): TeamMember | undefined {
  const role = roleOf({ role: user.role, founderEntry }, founderEmails);
  return (
    (role && {
      id: user.id,
      name: fullName(user),
      email: user.email,
      role,
      isConfigured: isNamedFounder(founderEntry, founderEmails),
      lastSeenAt: user.lastSeenAt.toISOString(),
    }) ??
    undefined
  );
}

function notSignedInYet(email: string): TeamMember {
  return { id: null, name: email, email, role: 'founder', isConfigured: true, lastSeenAt: null };
}

function byRole(left: TeamMember, right: TeamMember): number {
  return roles.indexOf(left.role) - roles.indexOf(right.role);
}

/** The person with this email. When several people have it, none is chosen. */
export async function findByEmail(db: Database, email: string): Promise<string> {
  if (!isAddress(email)) throw refusedAddress(teamTexts.no_address);
  const matching = await db
    .select({ id: users.id })
    .from(users)
    .where(isAddressOf(users.email, normalizeEmail(email)))
    .limit(2);
  const [one, another] = matching;
  if (!one) throw refusedAddress(teamTexts.nobody);
  if (another) throw new Refusal('conflict', teamTexts.several);
  return one.id;
}

function refusedAddress(message: string): Refusal {
  return new Refusal('invalid', message, [{ field: 'email', message }]);
}

/**
 * Grants, changes or removes a role. All founders are locked meanwhile, so that two founders who remove
 * each other at once are processed one after the other, and the second is no longer a founder.
 */
export async function changeRole(
  context: Dependencies,
  actor: CurrentUser,
  userId: string,
  wanted: Role | null,
): Promise<RoleChanged> {
  const { db, founderEmails, mail, now } = context;
  return db.transaction(async (tx) => {
    const founders = await lockFounders(tx, founderEmails);
    if (!founders.includes(actor.id)) throw notFound();
    const member = await lockMember(tx, userId);
    const isConfigured = isNamedFounder(await readFounderEntry(tx, userId), founderEmails);
    const others = founders.filter((id) => id !== userId).length;
    const refusal = refuseRoleChange({ role: member.role, isConfigured }, wanted, others);
    if (refusal) throw refusedAs('conflict', refusal);
    if (member.role === wanted) return { endedSessions: 0 };
    const endedSessions = await setRole(tx, context, userId, wanted);
    await recordAction(tx, {
      actorId: actor.id,
      action: wanted === null ? 'role.take' : 'role.give',
      subject: memberSubject(userId),
      before: { role: member.role },
      after: { role: wanted },
    });
    if (wanted) await mail.enqueue(tx, roleGivenEmail(member, wanted, now()));
    return { endedSessions };
  });
}

async function lockFounders(tx: Database, founderEmails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.role, 'founder'), holdsEntry(founderEmails)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
