import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInMethods } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

// The Kelvin sign, and letters that some locales write differently in lower case.
const addresses = [
  'Ada@Example.COM',
  '\u212Aim@example.com',
  'ÄRGER@example.com',
  'İNCI@example.com',
  ' i@b.c ',
];

it.each(addresses)('is the same in the database as in the rules: %j', async (address) => {
  const { db } = testApp.database;
  const email = sql<string>`normalized_email(${address})`;
  const [row] = await db.select({ email }).from(sql`(select 1) as one`);
  expect(row?.email).toBe(normalizeEmail(address));
});

it("is the address of a new person's first sign-in method", async () => {
  const { id } = await testApp.person('Free', { email: '\u212AİM@Example.com' });
  const [method] = await testApp.database.db.select().from(signInMethods).where(eq(signInMethods.userId, id));
  expect(method?.email).toBe('\u212Aİm@example.com');
});
