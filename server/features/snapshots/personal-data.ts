import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, lessons, snapshots, uploads } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { clearUploads } from './clear-uploads.ts';
import { imageName } from './upload-files.ts';

/** Snapshots with their pictures, which get descriptive file names. */
export function snapshotData({ app, db, storage, now }: AppContext): PersonalDataSource {
  return {
    name: 'snapshots',

    async read(userId) {
      const rows = await snapshotsOf(db, userId);
      const named = rows.map((row, index) => ({ ...row, file: fileName(row, index + 1) }));
      return {
        data: named.map(({ uploadId: _, slug: __, contentType: ___, ...snapshot }) => snapshot),
        files: named.map(({ uploadId, file }) => ({
          name: file,
          open: async () => (await storage.open(imageName(uploadId)))?.content,
        })),
      };
    },

    // Deletes snapshots before their uploads, in the same order as deleting a single snapshot, so that one
    // waits for the other. An upload that is still being written is left to the cleanup of unused uploads.
    async forget(tx, userId, moment) {
      await tx.delete(snapshots).where(eq(snapshots.userId, userId));
      await tx
        .update(uploads)
        .set({ discardedAt: moment })
        .where(and(eq(uploads.userId, userId), isNotNull(uploads.storedAt), isNull(uploads.discardedAt)));
    },

    tidyUp: () => clearUploads({ db, storage, log: app.log }, now()),
  };
}

function snapshotsOf(db: Database, userId: string) {
  return db
    .select({
      course: courses.title,
      lesson: lessons.title,
      lessonOrder: lessons.orderIndex,
      caption: snapshots.caption,
      width: uploads.width,
      height: uploads.height,
      createdAt: snapshots.createdAt,
      slug: courses.slug,
      uploadId: snapshots.uploadId,
      contentType: uploads.contentType,
    })
    .from(snapshots)
    .innerJoin(uploads, eq(uploads.id, snapshots.uploadId))
    .innerJoin(lessons, eq(lessons.id, snapshots.lessonId))
    .innerJoin(courses, eq(courses.id, snapshots.courseId))
    .where(eq(snapshots.userId, userId))
    .orderBy(asc(snapshots.createdAt), asc(snapshots.id));
}

function fileName(
  { slug, lessonOrder, contentType }: { slug: string; lessonOrder: number; contentType: string },
  number: number,
): string {
  return `snapshots/${number}-${slug}-lesson-${lessonOrder}.${contentType.replace('image/', '')}`;
}
