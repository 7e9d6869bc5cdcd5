/** The attribute with the addresses of the page's other scripts, separated by spaces. */
export const partsAttribute = 'data-parts';
