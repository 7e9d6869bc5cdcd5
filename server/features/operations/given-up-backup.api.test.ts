import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupPath } from '@chalkline/contract/console-addresses';
import { eq } from 'drizzle-orm';
import type { FastifyReply, RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema.ts';
import { folderStorage } from '../../platform/storage/folder-storage.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'chalkline-given-up-'));
const errors: string[] = [];
const moments = new EventEmitter();

let testApp: TestApp;
let origin: string;
let reply: FastifyReply;
/** When the client disconnects: the server waits there until it has noticed. */
let givenUp: 'asked' | 'writing';

async function reached(moment: typeof givenUp): Promise<void> {
  if (moment !== givenUp) return;
  const closed = once(reply.raw, 'close');
  moments.emit('reached');
  await closed;
}

function watch(route: RouteOptions): void {
  if (route.url !== backupPath) return;
  const { handler } = route;
  route.handler = async function (request, ownReply) {
    reply = ownReply;
    await reached('asked');
    try {
      return await handler.call(this, request, ownReply);
    } finally {
      moments.emit('done');
    }
  };
}

const storage = {
  ...folderStorage(folder),
  async *list() {
    await reached('writing');
    yield* folderStorage(folder).list();
  },
};

beforeAll(async () => {
  const logs = { write: (line: string) => void errors.push(line) };
  testApp = await startTestApp({ storage, logs, onRoute: watch });
  origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  errors.length = 0;
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function closeConnections(moment: typeof givenUp): Promise<void> {
  givenUp = moment;
  const { client } = await testApp.person('Free', { role: 'founder' });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [isReached, isDone] = [once(moments, 'reached'), once(moments, 'done')];
  const request = get(`${origin}${backupPath}`, { headers: { cookie }, agent: false });
  request.on('error', () => undefined);
  await isReached;
  request.destroy();
  await isDone;
}

const left = () => readdirSync(testApp.config.dataDir).filter((name) => name.startsWith('backup-'));
const taken = () => testApp.database.db.$count(auditEntries, eq(auditEntries.action, 'backup.download'));

describe('a backup whose client has disconnected', () => {
  it.each(['asked', 'writing'] as const)(
    'leaves nothing behind and is no failure, given up when it is %s',
    async (moment) => {
      await closeConnections(moment);
      expect([left(), errors, await taken()]).toEqual([[], [], 0]);
    },
  );
});
