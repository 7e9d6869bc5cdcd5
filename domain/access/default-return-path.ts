/** Where a person goes after signing in who asked for no particular page. */
export const defaultReturnPath = '/dashboard';
