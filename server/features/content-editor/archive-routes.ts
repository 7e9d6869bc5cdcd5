import { exportContentPath, importContentPath } from '@chalkline/contract/console-addresses';
import {
  importQuerySchema,
  importRefusalSchema,
  importReportSchema,
} from '@chalkline/contract/content-import';
import type { FastifyRequest } from 'fastify';
import { BrokenContent } from '../../content/broken-content.ts';
import { readContentSet } from '../../content/content-store.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { clientDisconnect } from '../../platform/http/client-disconnect.ts';
import { requireStaffStill } from '../../platform/http/guard.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { leaveBodiesUnread } from '../../platform/http/unread-bodies.ts';
import { announcedBytes, readLimitedBody } from '../../platform/uploads/limited-body.ts';
import { UploadLimit } from '../../platform/uploads/upload-limit.ts';
import { taskThreads } from '../../platform/workers/task-threads.ts';
import { picturesHere } from '../content-pictures/index.ts';
import { mediaCheck } from '../videos/index.ts';
import { writeFiles } from './archive-tasks.ts';
import { archivedPictures } from './archived-pictures.ts';
import { brokenArchive, importContent } from './import-content.ts';
import { type ContentArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';
import { archiveLimits } from './zip-entries.ts';

const tag = 'Content';
const requires = 'staff:content' as const;

/** An archive is heavier than any other write. */
const archivesPerMinute = 20;

/** Export and import of the whole content as files. */
export function archiveRoutes(context: AppContext): void {
  exporting(context);
  importing(context);
}

function exporting({ routes, db, storage, now }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: exportContentPath,
    summary: 'All content as a zip of its files',
    tag,
    requires,
    rateLimit: timesPerPerson(archivesPerMinute),
    respond: async ({ person: { id: actorId }, reply }) => {
      const items = (await readContentSet(db)).present();
      const { texts, mentioned } = await taskThreads.run(writeFiles, items);
      const pictures = await picturesHere(db, mentioned);
      const after = { items: items.length };
      await recordAction(db, { actorId, action: 'content.export', subject: 'content', before: null, after });
      const day = now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="chalkline-content-${day}.zip"`)
        .send(writeArchive(texts, archivedPictures(storage, pictures)));
    },
  });
}

function importing(context: AppContext): void {
  const { app, routes, db, storage, now, contentWatch } = context;
  const media = mediaCheck(context);
  const uploadLimit = new UploadLimit({ perPerson: 1, mostBytes: archiveLimits.bytes });

  app.register(async (scope) => {
    leaveBodiesUnread(scope);

    routes.within(scope).add({
      method: 'POST',
      path: importContentPath,
      summary: 'Bring in a zip of files: the body is the zip itself',
      tag,
      requires,
      rateLimit: timesPerPerson(archivesPerMinute),
      query: importQuerySchema,
      reply: importReportSchema,
      otherReplies: { 409: importRefusalSchema },
      handle: ({ person: { id: editorId }, query, request, reply }) => {
        const disconnected = clientDisconnect(reply);
        const { dryRun, missing, expects } = query;
        const bytes = announcedBytes(request.raw, archiveLimits.bytes);
        return uploadLimit.hold(editorId, bytes, async () => {
          const archive = await sentArchive(request);
          return importContent(
            { db, storage, now, contentWatch, editorId, media },
            {
              archive,
              isDryRun: dryRun === '1',
              expects,
              deletesMissing: missing === 'delete',
              disconnected,
              currentRole: async () => (await requireStaffStill(request, 'content')).role,
            },
          );
        });
      },
    });
  });
}

async function sentArchive(request: FastifyRequest): Promise<ContentArchive> {
  const bytes = await readLimitedBody(request.raw, archiveLimits.bytes);
  try {
    return await readArchive(bytes);
  } catch (error) {
    throw error instanceof BrokenContent ? brokenArchive(error) : error;
  }
}
