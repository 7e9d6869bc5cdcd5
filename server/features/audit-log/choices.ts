import type { AuditChoices } from '@chalkline/contract/audit-log';
import { fullName } from '@chalkline/domain/account/person-name';
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries, users } from '../../db/schema.ts';

/** Who ever did something, and what: found by hopping along the index, however many entries there are. */
export async function auditChoices(db: Database): Promise<AuditChoices> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, eachOf('actor_id', 'uuid')))
    .orderBy(asc(users.name), asc(users.email));
  const actions = await db
    .select({ value: sql<string>`value` })
    .from(sql`${eachOf('action', 'text')} as each_action`);
  const erased = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(isNull(auditEntries.actorId))
    .limit(1);
  return {
    actors: people.map((person) => ({ id: person.id, name: fullName(person) })),
    actions: actions.map(({ value }) => value),
    hasErased: erased.length > 0,
  };
}

/** Every value of a column that leads an index, once. */
function eachOf(column: 'actor_id' | 'action', type: 'uuid' | 'text') {
  const name = sql.raw(column);
  return sql`(
    with recursive seen as (
      (select ${name} as value from ${auditEntries} where ${name} is not null order by ${name} limit 1)
      union all
      select (select e.${name} from ${auditEntries} e where e.${name} > seen.value order by e.${name} limit 1)
      from seen where seen.value is not null
    )
    select value::${sql.raw(type)} as value from seen where value is not null)`;
}
