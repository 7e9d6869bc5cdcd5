import { fullName } from '@chalkline/domain/account/person-name';
import { and, desc, ilike } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { searchedText, users } from '../../db/schema.ts';
import type { StaffLookup } from '../../platform/search/search-sources.ts';

/** Shorter words would match almost everybody. */
const shortestWord = 2;

/** The index finds three letters or more. Without it, everybody would have to be compared. */
const shortestIndexedWord = 3;

/** Members by name or address, in their own table: its index follows every change of a name. */
export function memberLookup(db: Database): StaffLookup {
  return {
    kind: 'member',
    area: 'members',
    find: async (words, limit) => {
      const wanted = words.filter((word) => word.length >= shortestWord);
      if (!wanted.some((word) => word.length >= shortestIndexedWord)) return [];
      const rows = await db
        .select()
        .from(users)
        .where(and(...wanted.map((word) => ilike(searchedText(users), containing(word)))))
        .orderBy(desc(users.lastSeenAt))
        .limit(limit);
      return rows.map((user) => ({
        title: fullName(user),
        context: user.email,
        address: `/founder/members/${user.id}`,
      }));
    },
  };
}
