import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople } from '@chalkline/sandbox/people';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents, users } from '../db/schema.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { openTestHouse, type TestHouse } from '../testing/test-app.ts';
import { loadDemoPeople } from '../demo/demo-history.ts';

let house: TestHouse;
let folder: string;
beforeAll(async () => {
  house = await openTestHouse();
  folder = mkdtempSync(join(tmpdir(), 'chalkline-demo-'));
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const issuer = 'sandbox';
const start = () => loadDemoPeople(house.database.db, folderStorage(folder), issuer, house.now());
const isThere = async (subject: string) =>
  (await house.database.db.$count(users, and(eq(users.issuer, issuer), eq(users.subject, subject)))) === 1;

it('the demo people are there after the first start, also when two processes start at once', async () => {
  await Promise.all([start(), start()]);
  for (const { subject } of demoPeople) expect([subject, await isThere(subject)]).toEqual([subject, true]);
});

it('who was erased stays gone, and nobody else goes with them', async () => {
  await house.database.db.delete(users).where(eq(users.subject, 'demo-monthly'));
  await start();
  expect([await isThere('demo-monthly'), await isThere('demo-annual')]).toEqual([false, true]);
});

it('so it is where the people were there before that was kept in mind', async () => {
  const { db } = house.database;
  await db.delete(documents).where(like(documents.name, 'demo-person:%'));
  await start();
  await db.delete(users).where(eq(users.subject, 'demo-annual'));
  await start();
  expect(await isThere('demo-annual')).toBe(false);
});
