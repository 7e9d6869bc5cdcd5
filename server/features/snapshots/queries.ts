import type { Snapshot } from '@chalkline/contract/snapshots';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasAny } from '../../db/has-any.ts';
import { prepared } from '../../db/prepared.ts';
import { lessons, snapshots, uploads } from '../../db/schema.ts';
import { imageUrlOf, thumbnailUrlOf } from './image-address.ts';

export async function findSnapshot(db: Database, id: string): Promise<Snapshot | undefined> {
  return (await listSnapshots(db, eq(snapshots.id, id))).at(0);
}

export function lessonSnapshots(db: Database, userId: string, lessonId: number): Promise<Snapshot[]> {
  return listSnapshots(db, and(eq(snapshots.userId, userId), eq(snapshots.lessonId, lessonId)));
}

const snapshotsInCourse = prepared((db) =>
  selectSnapshots(
    db,
    and(eq(snapshots.userId, sql.placeholder('userId')), eq(snapshots.courseId, sql.placeholder('courseId'))),
  ).prepare('snapshots_in_course'),
);

export async function courseSnapshots(db: Database, userId: string, courseId: number): Promise<Snapshot[]> {
  return (await snapshotsInCourse(db).execute({ userId, courseId })).map(toSnapshot);
}

/** When a person saved snapshots, as a subquery. */
export function snapshotTimesOf(userId: SQLWrapper): SQL<Date[]> {
  return sql`(
    select coalesce(json_agg(s.created_at), '[]')
    from ${snapshots} s where s.user_id = ${userId})`.mapWith((times: string[]) =>
    times.map((time) => new Date(time)),
  );
}

/** A person's own snapshot of a lesson, which cannot be deleted until the transaction ends. */
export async function lockOwnSnapshot(
  tx: Database,
  wanted: { readonly snapshotId: string; readonly userId: string; readonly lessonId: number },
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(
      and(
        eq(snapshots.id, wanted.snapshotId),
        eq(snapshots.userId, wanted.userId),
        eq(snapshots.lessonId, wanted.lessonId),
      ),
    )
    .for('key share');
  return row;
}

async function listSnapshots(db: Database, condition: SQL | undefined): Promise<Snapshot[]> {
  return (await selectSnapshots(db, condition)).map(toSnapshot);
}

/** Sorted by lesson, the earliest of each first. */
function selectSnapshots(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: snapshots.id,
      userId: snapshots.userId,
      lessonId: snapshots.lessonId,
      courseId: snapshots.courseId,
      uploadId: snapshots.uploadId,
      width: uploads.width,
      height: uploads.height,
      caption: snapshots.caption,
      createdAt: snapshots.createdAt,
    })
    .from(snapshots)
    .innerJoin(uploads, eq(uploads.id, snapshots.uploadId))
    .innerJoin(lessons, eq(lessons.id, snapshots.lessonId))
    .where(condition)
    .orderBy(asc(lessons.orderIndex), asc(snapshots.createdAt), asc(snapshots.id));
}

type SnapshotRow = Awaited<ReturnType<typeof selectSnapshots>>[number];

function toSnapshot({ uploadId, createdAt, ...snapshot }: SnapshotRow): Snapshot {
  return {
    ...snapshot,
    imageUrl: imageUrlOf(uploadId),
    thumbnailUrl: thumbnailUrlOf(uploadId),
    createdAt: createdAt.toISOString(),
  };
}

export interface UploadedFile {
  readonly userId: string | null;
  readonly contentType: string;
}

/** An upload whose files are stored. */
export async function findUpload(db: Database, uploadId: string): Promise<UploadedFile | undefined> {
  const [row] = await db
    .select({ userId: uploads.userId, contentType: uploads.contentType })
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), isNotNull(uploads.storedAt), isNull(uploads.discardedAt)));
  return row;
}

export async function hasLesson(db: Database, lessonId: number): Promise<boolean> {
  const rows = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId));
  return rows.length === 1;
}

/** Whether anybody has snapshots of any of these lessons. */
export function hasSnapshots(db: Database, lessonIds: readonly number[]): Promise<boolean> {
  return hasAny(db, snapshots, inArray(snapshots.lessonId, [...lessonIds]));
}

/** How many snapshots people have of any of these lessons. */
export function countSnapshots(db: Database, lessonIds: readonly number[]): Promise<number> {
  return db.$count(snapshots, inArray(snapshots.lessonId, [...lessonIds]));
}
