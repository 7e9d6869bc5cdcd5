import {
  courseSnapshotsPath,
  lessonSnapshotsPath,
  snapshotPath,
  snapshotStoragePath,
  snapshotsPath,
} from '@chalkline/contract/addresses';
import { newSnapshotSchema, snapshotSchema, snapshotStorageSchema } from '@chalkline/contract/snapshots';
import { mayUse } from '@chalkline/domain/access/roles';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound, orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId, parseUuid } from '../../platform/http/row-id.ts';
import { clearUpload, clearUploads } from './clear-uploads.ts';
import { createSnapshot } from './create-snapshot.ts';
import { deleteSnapshot } from './delete-snapshot.ts';
import { imageRoutes } from './image-routes.ts';
import { snapshotData } from './personal-data.ts';
import { courseSnapshots, hasLesson, lessonSnapshots } from './queries.ts';
import { storageOf } from './storage-use.ts';
import { uploadRoute } from './upload-route.ts';

const tag = 'Snapshots';
const hour = 60 * 60 * 1000;

/** Pictures of what learners built, each attached to a lesson. */
export function snapshots(context: AppContext): void {
  uploadRoute(context);
  imageRoutes(context);
  lists(context);
  writes(context);
  const { jobs, db, storage, app, personalData } = context;
  personalData.add(snapshotData(context));
  jobs.add({
    name: 'clear-uploads',
    everyMilliseconds: hour,
    run: (now, stopping) => clearUploads({ db, storage, log: app.log }, now, stopping),
  });
}

function lists({ reads, db }: AppContext): void {
  reads.add({
    path: lessonSnapshotsPath,
    summary: "The caller's snapshots of a lesson",
    tag,
    requires: 'session',
    parameters: z.object({ lessonId: z.string() }),
    reply: z.array(snapshotSchema),
    read: async ({ person, parameters }) => {
      const lessonId = orNotFound(parseRowId(parameters.lessonId), 'This lesson');
      const list = await lessonSnapshots(db, person.id, lessonId);
      if (list.length === 0 && !(await hasLesson(db, lessonId))) throw notFound('This lesson');
      return list;
    },
  });

  reads.add({
    path: snapshotStoragePath,
    summary: "How much room the caller's pictures take, and how much they may",
    tag,
    requires: 'session',
    reply: snapshotStorageSchema,
    read: ({ person }) => storageOf(db, person.id),
  });

  reads.add({
    path: courseSnapshotsPath,
    summary: "A person's snapshots of a course in lesson order: their own, or anyone's for a reviewer",
    tag,
    requires: 'session',
    parameters: z.object({ userId: z.string(), courseId: z.string() }),
    reply: z.array(snapshotSchema),
    read: async ({ person, parameters }) => {
      const { id, role } = person;
      const userId = orNotFound(parseUuid(parameters.userId), 'This person');
      const courseId = orNotFound(parseRowId(parameters.courseId), 'This course');
      if (userId !== id && !mayUse(role, 'reviews')) throw notFound('This person');
      return courseSnapshots(db, userId, courseId);
    },
  });
}

function writes({ routes, db, storage, now }: AppContext): void {
  routes.add({
    method: 'POST',
    path: snapshotsPath,
    summary: 'Attach an uploaded image to a lesson: a free one, or one that the plan includes',
    tag,
    requires: 'session',
    body: newSnapshotSchema,
    reply: snapshotSchema,
    status: 201,
    handle: ({ person, body }) => createSnapshot(db, person, body, now()),
  });

  routes.add({
    method: 'DELETE',
    path: snapshotPath,
    summary: "Delete one of the caller's snapshots, with its files",
    tag,
    requires: 'session',
    parameters: z.object({ snapshotId: z.string() }),
    handle: async ({ person, parameters, request }) => {
      const uploadId = await deleteSnapshot(db, person.id, parseUuid(parameters.snapshotId));
      // What cannot be deleted now is marked as discarded and found by the next cleanup.
      await clearUpload(db, storage, uploadId).catch((error: unknown) => {
        request.log.warn({ err: error, uploadId }, 'files of a deleted snapshot could not be removed yet');
      });
    },
  });
}
