export const longestContentTitle = 120;
export const longestContentLine = 500;
export const longestContentText = 200_000;
export const mostListEntries = 50;
/** A lesson's number has two digits in its file name. */
export const mostLessons = 99;
export const longestContentSearch = 100;

/** Larger than any id that will ever be assigned. */
export const largestContentId = 1_000_000_000;

/** Smaller ids belong to the content files; items created in the console start here. */
export const firstConsoleId = 10_000;

/** How many items a list of an import's report holds at most: nobody reads thousands, and sending them takes long. */
export const mostListed = 200;
