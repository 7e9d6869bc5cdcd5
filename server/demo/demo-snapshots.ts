import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { projectPath } from '../db/project-path.ts';
import { lessons } from '../db/schema.ts';
import { createSnapshot } from '../features/snapshots/create-snapshot.ts';
import { imageUrlOf } from '../features/snapshots/image-address.ts';
import { keepUpload } from '../features/snapshots/keep-upload.ts';
import { makePicture, type Picture } from '../features/snapshots/make-picture.ts';
import type { Storage } from '../platform/storage/storage.ts';

interface DemoSnapshot {
  readonly courseId: number;
  readonly order: number;
  /** A file of `sandbox/pictures`. */
  readonly picture: string;
  readonly daysAgo: number;
}

const of = (courseId: number, order: number, picture: string, daysAgo: number): DemoSnapshot => ({
  courseId,
  order,
  picture,
  daysAgo,
});

/** The snapshots of each demo person. */
const snapshotsOf: Readonly<Record<string, readonly DemoSnapshot[]>> = {
  'demo-monthly': [of(39, 2, 'bikes-first-page', 6), of(39, 3, 'bikes-look', 4)],
  'demo-annual': [
    of(39, 2, 'ceramics-first-page', 48),
    of(39, 3, 'ceramics-look', 45),
    of(39, 4, 'ceramics-words', 41),
    of(39, 5, 'ceramics-phone', 40),
    of(39, 6, 'ceramics-contact', 34),
    of(39, 7, 'ceramics-live', 33),
    of(36, 2, 'jobs-first-rows', 5),
  ],
  'demo-lifetime': [
    of(36, 3, 'jobs-search', 120),
    of(37, 2, 'shop-sales-page', 62),
    of(37, 5, 'shop-delivered', 51),
  ],
  'demo-consulting': [of(38, 4, 'assistant-chat', 9)],
};

const day = 24 * 60 * 60 * 1000;

/** Adds a demo person's snapshots through the same code that handles all uploads. */
export async function addDemoSnapshots(
  db: Database,
  storage: Storage,
  person: { userId: string; subject: string; now: Date },
): Promise<void> {
  for (const { courseId, order, picture: name, daysAgo } of snapshotsOf[person.subject] ?? []) {
    const { userId } = person;
    const lessonId = await findLessonId(db, courseId, order);
    if (lessonId === undefined) continue;
    const now = new Date(person.now.getTime() - daysAgo * day);
    const uploadId = await keepUpload(db, storage, { userId, picture: await readPicture(name), now });
    await createSnapshot(
      db,
      // All demo people with snapshots have a paid plan.
      { id: userId, plan: 'Lifetime', isFounder: false, role: null },
      { userId, lessonId, courseId, imageUrl: imageUrlOf(uploadId) },
      now,
    );
  }
}

async function readPicture(name: string): Promise<Picture> {
  return makePicture(await readFile(projectPath(`sandbox/pictures/${name}.webp`)));
}

async function findLessonId(db: Database, courseId: number, order: number): Promise<number | undefined> {
  const [lesson] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.orderIndex, order)));
  return lesson?.id;
}
