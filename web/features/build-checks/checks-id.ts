/** The id of the checks on the lesson page, for links to them. */
export const checksId = 'checks';
