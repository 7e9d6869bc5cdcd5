import { planNames } from '@chalkline/domain/billing/plans';
import { z } from 'zod';

export const currentUserPath = '/api/auth/user';
export const signInPath = '/api/auth/google';
export const signInCallbackPath = '/api/auth/google/callback';
export const logOutPath = '/api/logout';

export const currentUserSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string(),
    profileImageUrl: z.string().nullable(),
    plan: z.enum(planNames),
    totalXp: z.int(),
    isFounder: z.boolean(),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;

/** How a sign-in that did not succeed is told to the landing page (`/?signIn=…`). */
export const signInFailures = ['cancelled', 'unverified', 'failed'] as const;
export type SignInFailure = (typeof signInFailures)[number];
export const signInFailureParameter = 'signIn';
