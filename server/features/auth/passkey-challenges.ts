import { challengeMinutes } from '@chalkline/domain/access/sign-in-methods';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { passkeyChallenges } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { hashToken, newToken } from '../../platform/security/secret-token.ts';

type StoredChallenge = typeof passkeyChallenges.$inferSelect;
type Dependencies = Pick<AppContext, 'db' | 'cookies' | 'now'>;

export const challengeSeconds = challengeMinutes * 60;

/** What passkeys have to sign. A challenge is valid once, for minutes, in the browser that asked for it. */
export class PasskeyChallenges {
  readonly #context: Dependencies;
  readonly #cookieName: string;

  constructor(context: Dependencies) {
    this.#context = context;
    this.#cookieName = context.cookies.name('passkey');
  }

  /** Stores a challenge, bound to the browser by a cookie that two tabs share. */
  async save(
    request: FastifyRequest,
    reply: FastifyReply,
    challenge: Pick<StoredChallenge, 'challenge' | 'purpose' | 'userId'>,
  ): Promise<void> {
    const { db, cookies, now } = this.#context;
    const browser = request.cookies[this.#cookieName] ?? newToken();
    await deleteExpiredChallenges(db, now());
    const expiresAt = new Date(now().getTime() + challengeSeconds * 1000);
    await db.insert(passkeyChallenges).values({ ...challenge, browserHash: hashToken(browser), expiresAt });
    reply.setCookie(this.#cookieName, browser, cookies.options(challengeSeconds));
  }

  /** Takes the challenge that was signed. It can be taken once, whether or not the signature is valid. */
  async take(
    request: FastifyRequest,
    purpose: StoredChallenge['purpose'],
    clientData: string,
  ): Promise<StoredChallenge | undefined> {
    const { db, now } = this.#context;
    const browser = request.cookies[this.#cookieName];
    const challenge = challengeIn(clientData);
    if (browser === undefined || challenge === undefined) return undefined;
    const [taken] = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.browserHash, hashToken(browser)),
          eq(passkeyChallenges.purpose, purpose),
          gt(passkeyChallenges.expiresAt, now()),
        ),
      )
      .returning();
    return taken;
  }
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}

const clientDataSchema = z.object({ challenge: z.base64url() });

/** The challenge that the browser says was signed; undefined if it says nothing readable. */
function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return clientDataSchema.safeParse(said).data?.challenge;
  } catch {
    return undefined;
  }
}
