import { createHmac } from 'node:crypto';
import { type CodeLimit, codesPerAddress, codesPerClient } from '@chalkline/domain/access/sign-in-codes';
import { mailboxOf } from '@chalkline/domain/account/email-address';
import { normalizeIP } from '@fastify/rate-limit';
import type { Database } from '../../db/database.ts';
import { countAttempt } from './sign-in-counts.ts';

interface CodeSender {
  readonly ip: string;
  readonly email: string;
  /** Names a browser in which the address has signed in before. It has codes of its own. */
  readonly knownBrowser: string | undefined;
}

/**
 * Counts a code that is about to be sent, over all processes, and says whether it may be. Whether the
 * address belongs to anybody makes no difference. Only keyed hashes of addresses are stored.
 */
export async function countCodeRequest(
  db: Database,
  key: Buffer,
  { ip, email, knownBrowser }: CodeSender,
  now: Date,
): Promise<boolean> {
  const address = knownBrowser ? `browser ${knownBrowser}` : `address ${mailboxOf(email)}`;
  const counted = [
    ...codesPerClient.map((limit) => ({ limit, what: `client ${normalizeIP(ip)}` })),
    ...codesPerAddress.map((limit) => ({ limit, what: address })),
  ];
  for (const { limit, what } of counted) {
    if (!(await isWithin(db, key, { limit, what, now }))) return false;
  }
  return true;
}

async function isWithin(
  db: Database,
  key: Buffer,
  { limit, what, now }: { limit: CodeLimit; what: string; now: Date },
): Promise<boolean> {
  const { codes, withinMilliseconds } = limit;
  const name = createHmac('sha256', key).update(`code ${withinMilliseconds} ${what}`).digest('base64url');
  return (await countAttempt(db, name, now, withinMilliseconds)) <= codes;
}
