/** Members are looked up by at most so many characters. */
export const longestMemberSearch = 100;

/** How many stand on one page of their list: as many as are read before somebody searches instead. */
export const membersAtATime = 25;
