import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { notificationChannels } from './database-notifications.ts';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-messages.ts';
import { PgliteStatements } from './pglite-statements.ts';

// PGlite's queries block their thread, so PGlite runs in a worker thread.

function reply(message: PgliteReply): void {
  parentPort?.postMessage(message);
}

function failureOf(error: unknown): PgliteFailure {
  const { message, code, detail, constraint } = error as PgliteFailure;
  return { message, code, detail, constraint };
}

async function answer(pglite: PGlite, statements: PgliteStatements, request: PgliteRequest): Promise<void> {
  const { id } = request;
  try {
    reply({ kind: 'result', id, result: await resultOf(pglite, statements, request) });
  } catch (error) {
    reply({ kind: 'failure', id, failure: failureOf(error) });
  }
}

async function resultOf(
  pglite: PGlite,
  statements: PgliteStatements,
  request: PgliteRequest,
): Promise<PgliteResult> {
  if (request.kind === 'query') return statements.run(request);
  await pglite.close();
  return { rows: [], affectedRows: undefined };
}

/**
 * PostgreSQL's own default of 128 MB is memory that a small installation pays for but doesn't need: what is not in
 * these buffers is still in the operating system's.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

async function serve(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm }, startParams });
  for (const channel of notificationChannels) {
    await pglite.listen(channel, (payload) => reply({ kind: 'notification', channel, payload }));
  }
  const statements = new PgliteStatements(pglite);
  let lastAnswer = Promise.resolve();
  parentPort?.on('message', (request: PgliteRequest) => {
    lastAnswer = lastAnswer.then(() => answer(pglite, statements, request));
  });
  reply({ kind: 'ready' });
}

serve((workerData as { dataDir: string }).dataDir).catch((error: Error) => {
  reply({ kind: 'broken', message: error.message });
});
