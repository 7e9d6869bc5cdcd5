import { describe, expect, it } from 'vitest';
import { refuseSharedBackend, SessionsRequired } from './require-sessions.ts';

/** A client whose queries run in the server process with this id. */
const servedBy = (pid: number) => ({ query: async () => ({ rows: [{ pid }] }) });

describe('refuseSharedBackend', () => {
  it('accepts two clients with a connection each', async () => {
    await refuseSharedBackend(servedBy(1), servedBy(2), 'DATABASE_URL');
  });

  it('refuses a pooler that moves a client to another connection', async () => {
    const pids = [1, 3];
    const moved = { query: async () => ({ rows: [{ pid: pids.shift() ?? 3 }] }) };
    const refused = refuseSharedBackend(moved, servedBy(2), 'DATABASE_DIRECT_URL');
    await expect(refused).rejects.toThrow(SessionsRequired);
    await expect(refused).rejects.toThrow(/^DATABASE_DIRECT_URL leads through a connection pooler/);
  });

  it('refuses a pooler that shares one connection between two clients, and says what to do', async () => {
    const refused = refuseSharedBackend(servedBy(1), servedBy(1), 'DATABASE_URL');
    await expect(refused).rejects.toThrow(SessionsRequired);
    await expect(refused).rejects.toThrow('pool_mode = session');
    await expect(refused).rejects.toThrow('DATABASE_DIRECT_URL');
  });
});
