import { ilike, or, type SQL } from 'drizzle-orm';
import { beginning, containing } from './like-pattern.ts';
import { searchedText, users } from './schema.ts';

/** Where a word of a name or an email address can begin, besides at its start. */
const beforeWords = [' ', '.', '@', '-', '_', '+'];

/**
 * People with this text in their name or email address. One or two letters must begin a word: the index can't find
 * them elsewhere, and everybody would have to be compared.
 */
export function isFoundBy(search: string): SQL | undefined {
  if (search === '') return undefined;
  const text = searchedText(users);
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(search)) return ilike(text, containing(search));
  return or(
    ilike(text, beginning(search)),
    ...beforeWords.map((before) => ilike(text, containing(before + search))),
  );
}
