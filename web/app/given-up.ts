/** What React writes instead of a part that it could not render. */
export const givenUp = '<!--$!-->';
