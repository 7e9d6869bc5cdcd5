import { and, ilike, or, type SQL } from 'drizzle-orm';
import { beginning, containing } from './like-pattern.ts';
import { searchedText, users } from './schema.ts';

/** Where a word of a name or an email address can begin, besides at its start. */
const beforeWords = [' ', '.', '@', '-', '_', '+'];

/** A name may be written with a space or a hyphen. */
const betweenWords = /[\s-]+/;

/** People with every word of this text in their name or email address. */
export function isFoundBy(search: string): SQL | undefined {
  const words = search.split(betweenWords).filter((word) => word !== '');
  if (words.length === 0 && search !== '') return hasWord(search);
  return and(...words.map(hasWord));
}

/**
 * One or two letters must begin a word: the index can't find them elsewhere, and everybody would have to be compared.
 */
function hasWord(word: string): SQL | undefined {
  const text = searchedText(users);
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(word)) return ilike(text, containing(word));
  return or(
    ilike(text, beginning(word)),
    ...beforeWords.map((before) => ilike(text, containing(before + word))),
  );
}
