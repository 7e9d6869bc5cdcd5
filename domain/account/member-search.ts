/** Members are looked up by at most so many characters. */
export const longestMemberSearch = 100;

/** How many stand on one page of a list in the console. */
export const membersAtATime = 50;
