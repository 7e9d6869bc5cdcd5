import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signInAttempts } from '../../db/schema.ts';
import { hashToken } from '../../platform/security/secret-token.ts';
import type { SignInSecrets } from './identity-client.ts';

export const attemptSeconds = 10 * 60;

export interface SignInAttempt extends SignInSecrets {
  readonly returnTo: string;
  /** Whether the provider must ask the person to authenticate again. */
  readonly isReauthentication: boolean;
  /** Whose account the provider is added to; null for a sign-in. */
  readonly addsTo: string | null;
}

/** Stores a sign-in that is redirected to the provider, bound to the browser that started it. */
export async function saveAttempt(
  db: Database,
  browser: string,
  attempt: SignInAttempt,
  now: Date,
): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
  const expiresAt = new Date(now.getTime() + attemptSeconds * 1000);
  await db.insert(signInAttempts).values({ browserHash: hashToken(browser), ...attempt, expiresAt });
}

/** Takes the sign-in with this state, in the browser that started it. It can be taken once. */
export async function takeAttempt(
  db: Database,
  browser: string,
  state: string,
  now: Date,
): Promise<SignInAttempt | undefined> {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.state, state),
        eq(signInAttempts.browserHash, hashToken(browser)),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt;
}
