/** The comment that React writes in place of a part that could not be rendered. */
export const failedPartMark = '<!--$!-->';
