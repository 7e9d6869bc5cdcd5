/** The longest search text for members. */
export const longestMemberSearch = 100;

/** The page size of the member list. */
export const membersAtATime = 25;
