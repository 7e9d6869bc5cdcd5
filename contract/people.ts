import { roles } from '@chalkline/domain/access/roles';
import { longestName } from '@chalkline/domain/account/identity-limits';
import { planNames } from '@chalkline/domain/billing/plans';
import { z } from 'zod';

export const currentUserSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string(),
    profileImageUrl: z.string().nullable(),
    plan: z.enum(planNames),
    /** The plan that ended last and that no other replaces; null for people who never had one. */
    endedPlan: z.object({ plan: z.enum(planNames), endedAt: z.iso.datetime() }).nullable(),
    totalXp: z.int(),
    /** Whether a renewal could not be charged: every page of the app reminds the member until it is paid. */
    isPaymentOwed: z.boolean(),
    /** Null until the browser has said it. */
    timeZone: z.string().nullable(),
    /** How many notifications the person has not read; at most 100 are counted. */
    unreadNotifications: z.int(),
    isFounder: z.boolean(),
    /** The role of a staff member; null for everybody else. */
    role: z.enum(roles).nullable(),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The name that somebody gives themselves who signs in without Google. */
export const ownNameSchema = z
  .strictObject({ name: z.string().trim().min(1, 'Enter your name.').max(longestName) })
  .meta({ id: 'OwnName' });

export type OwnName = z.infer<typeof ownNameSchema>;

/** The same from a form without scripts, which the page answers when it is empty. */
export const ownNameFormSchema = z
  .strictObject({ name: z.string().max(longestName), _csrf: z.string().optional() })
  .meta({ id: 'OwnNameForm' });
