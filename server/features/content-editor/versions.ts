import type { ContentVersion, ContentVersions, FieldChange } from '@chalkline/contract/founder-content';
import { fullName } from '@chalkline/domain/account/person-name';
import { differingFields, type Facts, factsOf } from '@chalkline/domain/content/facts';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { toItem } from '../../content/content-store.ts';
import { titleOf } from '../../content/listing.ts';
import type { Database } from '../../db/database.ts';
import { contentItems, contentVersions, users } from '../../db/schema.ts';
import { type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import type { ItemAddress } from './item-address.ts';
import { personFields } from './queries.ts';

const atATime = 50;

export const versionsKey = ['integer'] as const;
type VersionsEnd = PageEnd<typeof versionsKey>;

type VersionRow = typeof contentVersions.$inferSelect;

const ofItem = ({ kind, id }: ItemAddress) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

/** The versions of an item, the latest first. */
export async function listVersions(
  db: Database,
  address: ItemAddress,
  after: VersionsEnd | undefined,
): Promise<ContentVersions> {
  const rows = await db
    .select({ version: contentVersions, savedBy: personFields })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(and(ofItem(address), after && lt(contentVersions.version, Number(after[0]))))
    .orderBy(desc(contentVersions.version))
    .limit(atATime + 1);
  const { page, next } = pageOf(rows, atATime, ({ version }): VersionsEnd => [String(version.version)]);
  return {
    versions: page.map(({ version, savedBy }) => summaryOfVersion(version, savedBy)),
    next,
  };
}

export async function findVersion(
  db: Database,
  { kind, id }: ItemAddress,
  number: number,
): Promise<ContentVersion | undefined> {
  const [head] = await db
    .select({ version: contentItems.version })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.itemId, id)));
  const rows = await db
    .select({ version: contentVersions, savedBy: personFields })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .where(
      and(
        ofItem({ kind, id }),
        inArray(contentVersions.version, [number - 1, number, head?.version ?? number]),
      ),
    );
  const numbered = (wanted: number | undefined) => rows.find(({ version }) => version.version === wanted);
  const row = numbered(number);
  if (!row) return undefined;
  const newest = numbered(head?.version)?.version ?? row.version;
  const before = numbered(number - 1)?.version;
  return {
    ...summaryOfVersion(row.version, row.savedBy),
    facts: row.version.facts,
    body: row.version.body,
    changes: before ? changesBetween(before, row.version) : [],
    changesIfRestored: changesBetween(newest, row.version),
  };
}

export async function findVersionRow(
  db: Database,
  address: ItemAddress,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(ofItem(address), eq(contentVersions.version, number)));
  return row;
}

function summaryOfVersion(row: VersionRow, savedBy: Parameters<typeof fullName>[0] | null) {
  const { version, isDeleted, saveKind, savedAt } = row;
  return {
    version,
    isDeleted,
    saveKind,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy && fullName(savedBy),
    title: titleOf(toItem(row)),
  };
}

interface FactsAndBody {
  readonly facts: object;
  readonly body: string;
}

/** The fields in which two versions differ. Nested fields are named like `company.name`. */
export function changesBetween(before: FactsAndBody, after: FactsAndBody): FieldChange[] {
  const [one, other] = [flat(before), flat(after)];
  return differingFields(one, other).map((field) => ({
    field,
    before: one[field] ?? null,
    after: other[field] ?? null,
  }));
}

function flat({ facts, body }: FactsAndBody): Facts {
  return { ...factsOf(facts), body };
}
