import type { KnownValuesReply } from '@chalkline/contract/project';
import { emptyProject } from '@chalkline/domain/project/own-project';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { ownProjects, typedValues, users } from '../../db/schema.ts';

const { name, purpose, url, joinLink, changedAt } = ownProjects;
const typedFields = { name: typedValues.name, value: typedValues.value, changedAt: typedValues.changedAt };
const newestFirst = [desc(typedValues.changedAt), typedValues.name] as const;

/** The project of a person, if they have saved one. */
export function findProject(db: Database, userId: string) {
  return db
    .select({ name, purpose, url, joinLink, changedAt })
    .from(ownProjects)
    .where(eq(ownProjects.userId, userId));
}

/** What a person typed into prompts, the newest first. */
export function listTypedValues(db: Database, userId: string) {
  return db
    .select(typedFields)
    .from(typedValues)
    .where(eq(typedValues.userId, userId))
    .orderBy(...newestFirst);
}

/** Both in one query, because every lesson reads it. */
const projectAndTypedValues = prepared((db) =>
  db
    .select({ project: { name, purpose, url, joinLink, changedAt }, typed: typedFields })
    .from(users)
    .leftJoin(ownProjects, eq(ownProjects.userId, users.id))
    .leftJoin(typedValues, eq(typedValues.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .prepare('project_and_typed_values'),
);

export async function knownValues(db: Database, userId: string): Promise<KnownValuesReply> {
  const rows = await projectAndTypedValues(db).execute({ userId });
  const { changedAt: projectChangedAt, ...project } = rows.at(0)?.project ?? {
    ...emptyProject,
    changedAt: null,
  };
  return {
    project,
    projectChangedAt: projectChangedAt?.toISOString() ?? null,
    typed: rows
      .flatMap(({ typed }) => typed ?? [])
      .map((value) => ({ ...value, changedAt: value.changedAt.toISOString() })),
  };
}
