/** The place of the checks on the lesson page. */
export const checksId = 'checks';
