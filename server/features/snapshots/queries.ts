import type { Snapshot } from '@chalkline/contract/snapshots';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasAny } from '../../db/has-any.ts';
import { lessons, snapshots, uploads } from '../../db/schema.ts';
import { imageUrlOf, thumbnailUrlOf } from './image-address.ts';

export async function findSnapshot(db: Database, id: string): Promise<Snapshot | undefined> {
  return (await listSnapshots(db, eq(snapshots.id, id))).at(0);
}

export function lessonSnapshots(db: Database, userId: string, lessonId: number): Promise<Snapshot[]> {
  return listSnapshots(db, and(eq(snapshots.userId, userId), eq(snapshots.lessonId, lessonId)));
}

export function courseSnapshots(db: Database, userId: string, courseId: number): Promise<Snapshot[]> {
  return listSnapshots(db, and(eq(snapshots.userId, userId), eq(snapshots.courseId, courseId)));
}

/** Sorted by lesson, the earliest of each first. */
async function listSnapshots(db: Database, condition: SQL | undefined): Promise<Snapshot[]> {
  const rows = await db
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
  return rows.map(({ uploadId, createdAt, ...snapshot }) => ({
    ...snapshot,
    imageUrl: imageUrlOf(uploadId),
    thumbnailUrl: thumbnailUrlOf(uploadId),
    createdAt: createdAt.toISOString(),
  }));
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
