import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { notificationChannels } from './database-notifications.ts';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-messages.ts';

// PGlite's queries block their thread, so PGlite runs in a worker thread.

const asText = (value: string) => value;

/** Drizzle parses dates and intervals from text; parser functions cannot be sent between threads. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

function reply(message: PgliteReply): void {
  parentPort?.postMessage(message);
}

async function answer(pglite: PGlite, request: PgliteRequest): Promise<PgliteResult> {
  if (request.kind === 'close') {
    await pglite.close();
    return { rows: [], affectedRows: undefined };
  }
  const { rows, affectedRows } = await pglite.query(request.sql, [...request.parameters], {
    rowMode: request.rowMode,
    parsers,
  });
  return { rows, affectedRows };
}

function failureOf(error: unknown): PgliteFailure {
  const { message, code, detail, constraint } = error as PgliteFailure;
  return { message, code, detail, constraint };
}

async function serve(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  for (const channel of notificationChannels) {
    await pglite.listen(channel, (payload) => reply({ kind: 'notification', channel, payload }));
  }
  parentPort?.on('message', (request: PgliteRequest) => {
    answer(pglite, request).then(
      (result) => reply({ kind: 'result', id: request.id, result }),
      (error: unknown) => reply({ kind: 'failure', id: request.id, failure: failureOf(error) }),
    );
  });
  reply({ kind: 'ready' });
}

serve((workerData as { dataDir: string }).dataDir).catch((error: Error) => {
  reply({ kind: 'broken', message: error.message });
});
