import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseNotifications } from './database-notifications.ts';
import { DatabaseStatus } from './database-status.ts';
import { PgliteClient, type PgliteQueries } from './pglite-client.ts';
import { PgliteBroken, PgliteThread } from './pglite-thread.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const folder = join(tmpdir(), 'never-opened');
const notifications = {
  connectionLost: () => undefined,
  connectionRestored: () => undefined,
} as DatabaseNotifications;
const thread = { close: async () => undefined } as PgliteThread;

describe('the embedded database', () => {
  it('is restarted with growing pauses, and logs each reason of failure once', async () => {
    const start = vi.spyOn(PgliteThread, 'start').mockResolvedValue(thread);
    const status = new DatabaseStatus();
    const changes: [boolean, string][] = [];
    status.onChange((isDown, reason) => changes.push([isDown, reason]));
    const pauses: number[] = [];
    const pause = async (delay: number) => void pauses.push(delay);
    const client = await PgliteClient.start(folder, notifications, status, pause);
    for (let count = 0; count < 6; count += 1) start.mockRejectedValueOnce(new PgliteBroken('disk full'));
    start.mock.calls[0]?.[1].death('killed');
    await expect.poll(() => status.isDown).toBe(false);
    expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    expect(changes).toEqual([
      [true, 'killed'],
      [true, 'disk full'],
      [false, ''],
    ]);
    await client.close();
  });

  describe('a query that comes after the end of its transaction', () => {
    async function clientWith(sent: string[]): Promise<PgliteClient> {
      const query = async (sql: string) => {
        sent.push(sql);
        return { rows: [], fields: [] };
      };
      const answering = { close: async () => undefined, query } as unknown as PgliteThread;
      vi.spyOn(PgliteThread, 'start').mockResolvedValue(answering);
      return PgliteClient.start(folder, notifications, new DatabaseStatus());
    }

    it.each([
      ['ROLLBACK', 'late'],
      ['COMMIT', undefined],
    ])('is refused after %s', async (statement, failure) => {
      const sent: string[] = [];
      const client = await clientWith(sent);
      const kept: PgliteQueries[] = [];
      const work = client.transaction(async (queries) => {
        kept.push(queries);
        if (failure) throw new Error(failure);
      });
      await work.catch(() => undefined);
      await expect(kept[0]?.query('insert')).rejects.toThrow('after the end of its transaction');
      expect(sent).toEqual(['BEGIN', statement]);
    });
  });

  it('says so when it fails to open without a reason', async () => {
    vi.spyOn(PgliteThread, 'start').mockRejectedValue(new PgliteBroken());
    const start = PgliteClient.start(folder, notifications, new DatabaseStatus());
    await expect(start).rejects.toThrow('no reason given');
  });
});
