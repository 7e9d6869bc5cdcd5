export const longestContentTitle = 120;
export const longestContentLine = 500;
export const longestContentText = 200_000;
export const mostListEntries = 50;
/** The number of a lesson has two digits in the name of its file. */
export const mostLessons = 99;
export const longestContentSearch = 100;

/** Leaves room for every id that will ever be given. */
export const largestContentId = 1_000_000_000;

/** Ids below are given by the files that come with the product; what is made in the console begins here. */
export const firstConsoleId = 10_000;
