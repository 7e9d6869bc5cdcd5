import { z } from 'zod';
import { csrfField } from './addresses.ts';

export const csrfTokenSchema = z.object({ csrfToken: z.string() }).meta({ id: 'CsrfToken' });

/**
 * The token of a form that works without scripts, for the schemas of such forms. It is checked before the body is
 * read, so the schema only allows the field. Requests of scripts send the token in a header.
 */
export const formTokenField = { [csrfField]: z.string().optional() };
