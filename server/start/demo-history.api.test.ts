import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople } from '@chalkline/sandbox/people';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, users } from '../db/schema.ts';
import { loadDemoPeople } from '../demo/demo-history.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'chalkline-demo-'));
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

const issuer = 'sandbox';
const start = () => loadDemoPeople(testApp.database.db, folderStorage(folder), issuer, testApp.now());
const isThere = async (subject: string) =>
  (await testApp.database.db.$count(users, and(eq(users.issuer, issuer), eq(users.subject, subject)))) === 1;

describe('the first start', () => {
  it('creates the demo people at the first start, also when two processes start at the same time', async () => {
    await Promise.all([start(), start()]);
    for (const { subject } of demoPeople) expect([subject, await isThere(subject)]).toEqual([subject, true]);
  });

  it('does not recreate erased people, and erases nobody else', async () => {
    await testApp.database.db.delete(users).where(eq(users.subject, 'demo-monthly'));
    await start();
    expect([await isThere('demo-monthly'), await isThere('demo-annual')]).toEqual([false, true]);
  });

  it('does the same for people from before creation was recorded', async () => {
    const { db } = testApp.database;
    await db.delete(documents).where(like(documents.name, 'demo-person:%'));
    await start();
    await db.delete(users).where(eq(users.subject, 'demo-annual'));
    await start();
    expect(await isThere('demo-annual')).toBe(false);
  });
});
