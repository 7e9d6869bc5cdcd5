/** Where the page's first script finds the others that the page needs, divided by spaces. */
export const partsAttribute = 'data-parts';
