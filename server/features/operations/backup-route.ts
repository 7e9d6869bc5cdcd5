import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPath } from '@chalkline/contract/console-addresses';
import { signInAgain } from '@chalkline/contract/sign-in-addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { clientDisconnect } from '../../platform/http/client-disconnect.ts';
import { hasRecentSignIn, requireRecentSignIn } from '../../platform/http/guard.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { clearLeftoverBackups, downloadFolder } from './leftover-backups.ts';

/**
 * No backup takes this long to write. A younger folder may belong to another process that shares the data
 * folder.
 */
const longestWriting = 60 * 60 * 1000;

/**
 * A backup of the running product. It is written to a file first, so that a slow download does not hold a
 * database transaction open.
 */
export function backupRoute({ app, routes, db, storage, config, now }: AppContext): void {
  app.addHook('onReady', () => {
    const age = config.databaseUrl ? longestWriting : 0;
    return clearLeftoverBackups(config.dataDir, new Date(Date.now() - age));
  });

  routes.addRaw({
    method: 'GET',
    path: backupPath,
    summary: 'The whole of the data as one archive',
    tag: 'Founder console',
    requires: 'staff:operations',
    rateLimit: timesPerPerson(5),
    respond: async ({ person: { id: actorId }, request, reply }) => {
      const moment = now();
      if (isNavigation(request) && !(await hasRecentSignIn(request, moment))) {
        return reply.redirect(signInAgain('/founder/operations'), 303);
      }
      await requireRecentSignIn(request, moment);
      const signal = clientDisconnect(reply);
      const folder = await mkdtemp(join(config.dataDir, downloadFolder));
      try {
        const path = join(folder, 'backup.zip');
        const { tables } = await writeBackup({ db, storage }, path, moment, signal);
        signal.throwIfAborted();
        const after = { tables: Object.keys(tables).length };
        await recordAction(db, {
          actorId,
          action: 'backup.download',
          subject: 'backup',
          before: null,
          after,
        });
        // Resolves when the download is complete, or the client has disconnected.
        return await sendArchive(reply, path, moment);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

/** A browser that followed the link can be redirected to sign in; a program gets an error. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

async function sendArchive(reply: FastifyReply, path: string, moment: Date): Promise<void> {
  const name = `chalkline-${moment.toISOString().slice(0, 16).replace(':', '-')}.backup.zip`;
  const { size } = await stat(path);
  const file = await open(path);
  await reply
    .type('application/zip')
    .header('cache-control', 'no-store')
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file.createReadStream());
}
