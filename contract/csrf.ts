import { z } from 'zod';

export const csrfTokenPath = '/api/csrf-token';
export const csrfHeader = 'X-CSRF-Token';
export const csrfField = '_csrf';

export const csrfTokenSchema = z.object({ csrfToken: z.string() }).meta({ id: 'CsrfToken' });
