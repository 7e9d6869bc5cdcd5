/**
 * The option of an index of words. New entries go into the index at once: by default they wait in a list that every
 * search reads as a whole until PostgreSQL empties it, and the embedded database never does.
 */
export const withoutPendingList = { fastupdate: false };
