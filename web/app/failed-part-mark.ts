/**
 * The end of what React writes instead of a part that it could not render: `<!--$!-->`. It is found fast by its first
 * character, which is rarer than the one of a tag, and texts contain `&gt;` instead of the last one.
 */
export const failedPartMark = '$!-->';
