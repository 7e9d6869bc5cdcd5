import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { signInCounts } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { dropExpired } from './expired.ts';

const lines: string[] = [];
let testApp: TestApp;
async function startTwoProcesses(options: TestAppOptions = {}) {
  lines.length = 0;
  testApp = await startTestApp({
    ...options,
    environment: { SIGN_INS_PER_MINUTE: '5', LOG_LEVEL: 'warn' },
    logs: { write: (line) => lines.push(line) },
  });
  return [testApp.visitor(), new TestClient(await testApp.anotherProcess())] as const;
}
afterEach(() => testApp.close());

const callback = '/api/auth/google/callback';
const isRefused = async (client: TestClient) => (await client.get(callback)).statusCode === 429;

describe('the sign-in limit', () => {
  it('is shared by all processes, and starts again after a minute', async () => {
    const [here, there] = await startTwoProcesses();
    for (let count = 0; count < 3; count += 1) expect(await isRefused(here)).toBe(false);
    for (let count = 0; count < 2; count += 1) expect(await isRefused(there)).toBe(false);
    expect(await isRefused(there)).toBe(true);
    expect(await isRefused(here)).toBe(true);
    testApp.moveClock(60_000);
    const afterwards = new TestClient(await testApp.anotherProcess());
    expect(await isRefused(afterwards)).toBe(false);
  });

  it('counts parallel attempts exactly and stores no IP address', async () => {
    const [here, there] = await startTwoProcesses();
    const replies = await Promise.all([here, there, here, there, here, there].map(isRefused));
    expect(replies.filter(Boolean)).toHaveLength(1);
    const rows = await testApp.database.db.select().from(signInCounts);
    expect(rows).toMatchObject([{ count: 6, client: expect.stringMatching(/^[\w-]{43}$/) }]);
    await dropExpired(testApp.database.db, new Date(testApp.now().getTime() + 61_000));
    expect(await testApp.database.db.select().from(signInCounts)).toEqual([]);
  });

  it('refuses nobody while the database is unreachable, and logs it', async () => {
    const [here] = await startTwoProcesses();
    await testApp.loseDatabase();
    expect(await isRefused(here)).toBe(false);
    expect(lines.join('')).toContain('sign-ins could not be counted');
  });

  it('refuses everybody when counting fails for any other reason', async () => {
    const [here] = await startTwoProcesses({ hasOwnDatabase: true });
    await testApp.database.db.execute(sql`drop table sign_in_counts`);
    expect((await here.get(callback)).statusCode).toBe(500);
  });
});
