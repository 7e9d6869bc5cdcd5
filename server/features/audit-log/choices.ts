import type { AuditChoices } from '@chalkline/contract/audit-log';
import { fullName } from '@chalkline/domain/account/person-name';
import { asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries, kindOf, users } from '../../db/schema.ts';

/** The distinct actors and actions, found with a loose index scan that is fast for any number of entries. */
export async function auditChoices(db: Database): Promise<AuditChoices> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, eachOf(auditEntries.actorId)))
    .orderBy(asc(users.name), asc(users.email));
  const each = (found: SQL) => db.select({ value: sql<string>`value` }).from(sql`${found} as each_value`);
  const actions = await each(eachOf(auditEntries.action));
  const kinds = await each(eachOf(kindOf(auditEntries.subject)));
  const erased = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(isNull(auditEntries.actorId))
    .limit(1);
  return {
    actors: people.map((person) => ({ id: person.id, name: fullName(person) })),
    actions: actions.map(({ value }) => value),
    subjectKinds: kinds.map(({ value }) => value),
    hasErased: erased.length > 0,
  };
}

/** Every distinct value of an indexed column. */
function eachOf(what: typeof auditEntries.actorId | typeof auditEntries.action | SQL): SQL {
  return sql`(
    with recursive seen as (
      (select ${what} as value from ${auditEntries} where ${what} is not null order by ${what} limit 1)
      union all
      select (select ${what} from ${auditEntries} where ${what} > seen.value order by ${what} limit 1)
      from seen where seen.value is not null
    )
    select value from seen where value is not null)`;
}
