import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentUser } from '@chalkline/contract/people';
import { demoPeople } from '@chalkline/sandbox/people';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, lessonQuestions, notifications, users } from '../db/schema.ts';
import { loadDemoPeople } from '../demo/demo-history.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = mkdtempSync(join(tmpdir(), 'chalkline-demo-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const issuer = 'sandbox';
const start = () => loadDemoPeople(site.database.db, folderStorage(folder), issuer, site.now());
const isThere = async (subject: string) =>
  (await site.database.db.$count(users, and(eq(users.issuer, issuer), eq(users.subject, subject)))) === 1;

describe('the first start', () => {
  it('creates the demo people at the first start, also when two processes start at the same time', async () => {
    await Promise.all([start(), start()]);
    for (const { subject } of demoPeople) expect([subject, await isThere(subject)]).toEqual([subject, true]);
  });

  it.each(demoPeople)('lets everybody sign in as any of them: $label', async (person) => {
    const { subject, firstName, lastName, email, plan } = person;
    const browser = new SignInBrowser(site.origin);
    await browser.signIn({ choice: subject });
    const user = (await (await browser.whoAmI()).json()) as CurrentUser;
    expect(user).toMatchObject({ name: `${firstName} ${lastName}`, email, plan });
    if (plan === 'Lifetime') expect(user.totalXp).toBeGreaterThan(0);
  });

  it('gives them questions: some are answered and published, some wait for an answer', async () => {
    const { db } = site.database;
    const questions = await db.select().from(lessonQuestions);
    const published = questions.filter(({ publishedAt }) => publishedAt);
    expect(published).toHaveLength(3);
    expect(questions.filter(({ answeredAt }) => !answeredAt)).toHaveLength(2);
    for (const { id, userId } of published) {
      const isTold = and(
        eq(notifications.userId, userId ?? ''),
        eq(notifications.event, `question:${id}:answered`),
      );
      expect(await db.$count(notifications, isTold)).toBe(1);
    }
  });

  it('does not recreate erased people, and erases nobody else', async () => {
    await site.database.db.delete(users).where(eq(users.subject, 'demo-monthly'));
    await start();
    expect([await isThere('demo-monthly'), await isThere('demo-annual')]).toEqual([false, true]);
  });

  it('does the same for people from before creation was recorded', async () => {
    const { db } = site.database;
    await db.delete(documents).where(like(documents.name, 'demo-person:%'));
    await start();
    await db.delete(users).where(eq(users.subject, 'demo-annual'));
    await start();
    expect(await isThere('demo-annual')).toBe(false);
  });
});
