import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  attemptsLeft,
  type CodePurpose,
  codeAttempts,
  codeDigits,
  codeExpiry,
} from '@chalkline/domain/access/sign-in-codes';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LinkedIdentity, signInCodes } from '../../db/schema.ts';
import type { CookieJar } from '../../platform/http/cookies.ts';
import { hashToken, newToken } from '../../platform/security/secret-token.ts';

export type StoredCode = typeof signInCodes.$inferSelect;

/** What a code is for. */
export interface CodeRequest {
  /** In lower case. */
  readonly email: string;
  readonly returnTo: string;
  /** The identity of another provider that the code connects with the account; null for other purposes. */
  readonly linked: LinkedIdentity | null;
  /** Whose account codes are turned on for; null for a sign-in. */
  readonly addsTo: string | null;
}

export function purposeOf({ linked, addsTo }: Pick<CodeRequest, 'linked' | 'addsTo'>): CodePurpose {
  if (addsTo !== null) return 'add';
  return linked ? 'link' : 'sign-in';
}

export interface NewCode {
  readonly code: string;
  /** The value of the cookie that binds the code to its browser. */
  readonly browser: string;
}

/** The cookie that binds a code to its browser. */
export function codeCookieName(cookies: CookieJar): string {
  return cookies.name('sign-in-code');
}

/** The browser may ask for another code for a while after the code has expired. */
export const codeCookieSeconds = 60 * 60;

/**
 * A code is one of a million, so a plain hash of it could be reversed in no time. The key is not in the
 * database.
 */
function hashCode(key: Buffer, browser: string, code: string): string {
  return createHmac('sha256', key).update(`${browser} ${code}`).digest('hex');
}

/** Stores a new code in place of the browser's earlier one. */
export async function saveCode(
  db: Database,
  key: Buffer,
  { request, earlier, now }: { request: CodeRequest; earlier: string | undefined; now: Date },
): Promise<NewCode> {
  const [browser, code] = [newToken(), String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')];
  await db.transaction(async (tx) => {
    await deleteOldCodes(tx, now);
    if (earlier) await dropCode(tx, earlier);
    await tx.insert(signInCodes).values({
      browserHash: hashToken(browser),
      codeHash: hashCode(key, browser, code),
      ...request,
      sentAt: now,
      expiresAt: codeExpiry(now),
    });
  });
  return { code, browser };
}

export async function findCode(db: Database, browser: string): Promise<StoredCode | undefined> {
  const [row] = await db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.browserHash, hashToken(browser)));
  return row;
}

export async function dropCode(db: Database, browser: string): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.browserHash, hashToken(browser)));
}

/** Deletes codes whose browsers have forgotten them, too. */
export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - codeCookieSeconds * 1000);
  await db.delete(signInCodes).where(lt(signInCodes.sentAt, limit));
}

export function isOpenCode(stored: StoredCode, now: Date): boolean {
  return stored.expiresAt > now && attemptsLeft(stored) > 0;
}

/**
 * Takes the code that was sent to this browser if it is the typed one. Each try is counted before the code is
 * compared, in the same statement that checks the limit, so parallel tries gain nothing; and a code can be
 * taken once.
 */
export async function takeCode(
  db: Database,
  key: Buffer,
  { browser, code, now }: { browser: string; code: string; now: Date },
): Promise<StoredCode | undefined> {
  const isThis = eq(signInCodes.browserHash, hashToken(browser));
  const mayTry = and(isThis, gt(signInCodes.expiresAt, now), lt(signInCodes.attempts, codeAttempts));
  return db.transaction(async (tx) => {
    const [tried] = await tx
      .update(signInCodes)
      .set({ attempts: sql`${signInCodes.attempts} + 1` })
      .where(mayTry)
      .returning();
    if (!tried || !isSame(tried.codeHash, hashCode(key, browser, code))) return undefined;
    await tx.delete(signInCodes).where(isThis);
    return tried;
  });
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
