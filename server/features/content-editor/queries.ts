import type { ContentDrafts, ContentItem, ContentList } from '@chalkline/contract/founder-content';
import { fullName } from '@chalkline/domain/account/person-name';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { mostLessons } from '@chalkline/domain/content/content-limits';
import { and, asc, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import { newestVersion, toItem } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { contentDrafts, contentItems, contentVersions, courses, users } from '../../db/schema.ts';
import { type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { draftOf, findDraft } from './drafts.ts';
import type { ItemAddress } from './item-address.ts';
import { type SummaryRow, summaryOf } from './summary.ts';

export const personFields = {
  firstName: users.firstName,
  lastName: users.lastName,
  name: users.name,
  email: users.email,
};

/** An item with its newest version, who saved it, its course, and whether the viewer has a draft. */
function selectItems(db: Database, viewerId: string) {
  const own = and(
    eq(contentDrafts.kind, contentItems.kind),
    eq(contentDrafts.itemId, contentItems.itemId),
    eq(contentDrafts.editorId, viewerId),
  );
  return db
    .select({
      place: contentItems.place,
      version: contentVersions,
      savedBy: personFields,
      draftOf: contentDrafts.editorId,
      course: { slug: courses.slug, isPublished: courses.isPublished },
    })
    .from(contentItems)
    .innerJoin(contentVersions, newestVersion)
    .leftJoin(users, eq(users.id, contentVersions.savedBy))
    .leftJoin(courses, eq(courses.id, contentItems.courseId))
    .leftJoin(contentDrafts, own)
    .$dynamic();
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

function toSummaryRow({ version, savedBy, draftOf: editor, course }: ItemRow): SummaryRow {
  return { ...version, item: toItem(version), savedBy, course, hasDraft: editor !== null };
}

export const itemsKey = ['text', 'text'] as const;
type ItemsEnd = PageEnd<typeof itemsKey>;

export interface ListRequest {
  readonly kind: ContentKind;
  readonly viewerId: string;
  readonly courseId: number | undefined;
  readonly search: string;
  readonly isDeleted: boolean;
  readonly after: ItemsEnd | undefined;
}

const atATime = 50;

export async function listItems(db: Database, request: ListRequest): Promise<ContentList> {
  const { kind, courseId, isDeleted, after } = request;
  // The lessons of a course are not paged, because they are sorted as a whole.
  const most = courseId === undefined ? atATime : mostLessons;
  const rows = await selectItems(db, request.viewerId)
    .where(
      and(
        eq(contentItems.kind, kind),
        eq(contentItems.isDeleted, isDeleted),
        courseId === undefined ? undefined : eq(contentItems.courseId, courseId),
        request.search ? ilike(contentItems.title, containing(request.search)) : undefined,
        after && sql`(${contentItems.place}, ${contentItems.itemId}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(contentItems.place), asc(contentItems.itemId))
    .limit(most + 1);
  const { page, next } = pageOf(rows, most, ({ place, version }): ItemsEnd => [place, version.itemId]);
  return { items: page.map((row) => summaryOf(toSummaryRow(row))), next };
}

/** One item with the viewer's draft, and who else has one. */
export async function findItem(
  db: Database,
  { kind, id }: ItemAddress,
  viewerId: string,
): Promise<ContentItem | undefined> {
  const [row] = await selectItems(db, viewerId).where(
    and(eq(contentItems.kind, kind), eq(contentItems.itemId, id)),
  );
  if (!row) return undefined;
  return {
    ...summaryOf(toSummaryRow(row)),
    facts: row.version.facts,
    body: row.version.body,
    draft: row.draftOf ? ((await findDraft(db, { kind, id }, viewerId)) ?? null) : null,
    editing: await othersEditing(db, { kind, id }, viewerId),
  };
}

async function othersEditing(db: Database, { kind, id }: ItemAddress, viewerId: string) {
  const rows = await db
    .select({ updatedAt: contentDrafts.updatedAt, person: personFields })
    .from(contentDrafts)
    .innerJoin(users, eq(users.id, contentDrafts.editorId))
    .where(
      and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, id), ne(contentDrafts.editorId, viewerId)),
    )
    .orderBy(desc(contentDrafts.updatedAt));
  return rows.map(({ updatedAt, person }) => ({ name: fullName(person), since: updatedAt.toISOString() }));
}

/** A person's drafts, the latest first. */
export async function listDrafts(db: Database, viewerId: string): Promise<ContentDrafts> {
  const rows = await db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.editorId, viewerId))
    .orderBy(desc(contentDrafts.updatedAt));
  return rows.map((row) => {
    const { facts, body: _, ...draft } = draftOf(row);
    const title = [facts.title, facts.name].find((name) => typeof name === 'string' && name.trim() !== '');
    return { ...draft, title: typeof title === 'string' ? title : '' };
  });
}
