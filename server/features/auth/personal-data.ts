import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  accountRecoveries,
  founderClaims,
  passkeys,
  sessions,
  signInCodes,
  signInMethods,
  users,
} from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';
import { deviceName } from './device-name.ts';
import { dropExpired } from './expired.ts';

export function profileData(db: Database): PersonalDataSource {
  return {
    name: 'profile',
    read: async (userId) => {
      const [data] = await db
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          name: users.name,
          profileImageUrl: users.profileImageUrl,
          identityProvider: users.issuer,
          identifierThere: users.subject,
          timeZone: users.timeZone,
          createdAt: users.createdAt,
          lastSeenAt: users.lastSeenAt,
        })
        .from(users)
        .where(eq(users.id, userId));
      return { data };
    },
    forget: async (tx, userId) => {
      const email = tx
        .select({ email: sql`lower(${users.email} collate "C")` })
        .from(users)
        .where(eq(users.id, userId));
      const isReleased = and(isNull(founderClaims.userId), inArray(founderClaims.email, email));
      await tx.delete(founderClaims).where(or(eq(founderClaims.userId, userId), isReleased));
    },
  };
}

/** The person's sessions, without their secrets. */
export function sessionData(db: Database): PersonalDataSource {
  return {
    name: 'sessions',
    read: async (userId) => {
      const { userAgent, createdAt, lastSeenAt, expiresAt } = sessions;
      const rows = await db
        .select({ userAgent, createdAt, lastSeenAt, expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt));
      return { data: rows.map((row) => ({ device: deviceName(row.userAgent), ...row })) };
    },
    dropOld: (now) => dropExpired(db, now),
  };
}

/** How the person signs in, and codes that were sent to their address. */
export function signInMethodData(db: Database): PersonalDataSource {
  const { issuer, email, createdAt, lastUsedAt, switchedOffAt } = signInMethods;
  return {
    name: 'signInMethods',
    read: readRows((userId) =>
      db
        .select({ issuer, email, createdAt, lastUsedAt, switchedOffAt })
        .from(signInMethods)
        .where(eq(signInMethods.userId, userId))
        .orderBy(createdAt),
    ),
    forget: async (tx, userId) => {
      const addresses = tx.select({ email }).from(signInMethods).where(eq(signInMethods.userId, userId));
      await tx.delete(signInCodes).where(inArray(signInCodes.email, addresses));
    },
  };
}

/** When the person asked to recover the account. */
export function recoveryData(db: Database): PersonalDataSource {
  const { userId, askedAt } = accountRecoveries;
  return {
    name: 'accountRecovery',
    read: readRows((id) => db.select({ askedAt }).from(accountRecoveries).where(eq(userId, id))),
  };
}

/** The person's passkeys, without their keys. */
export function passkeyData(db: Database): PersonalDataSource {
  const { name, createdAt, lastUsedAt } = passkeys;
  return {
    name: 'passkeys',
    read: readRows((userId) =>
      db
        .select({ name, createdAt, lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(createdAt),
    ),
  };
}
