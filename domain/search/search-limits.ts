/** Nobody needs a longer question. */
export const longestSearchQuery = 200;

/** One letter is in everything. */
export const shortestSearchQuery = 2;
