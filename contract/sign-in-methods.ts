import { recoveryStates } from '@chalkline/domain/access/account-recovery';
import { longestPasskeyName, signInMethodKinds } from '@chalkline/domain/access/sign-in-methods';
import { z } from 'zod';

/** One way in which a person can sign in. */
export const signInMethodSchema = z
  .object({
    /** Names the method among the person's own. It is not a secret. */
    id: z.string(),
    kind: z.enum(signInMethodKinds),
    /** The address of a Google account or of email codes, or the name of a passkey. */
    name: z.string(),
    /** Null for email codes that work although none was used yet. */
    addedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SignInMethod' });

export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** All of a person's methods, and which of the others can be added. */
export const signInMethodsSchema = z
  .object({
    methods: z.array(signInMethodSchema),
    canAddGoogle: z.boolean(),
    canAddCodes: z.boolean(),
    /** For somebody who has only email codes left. Null where nothing has to be recovered. */
    recovery: z.object({ state: z.enum(recoveryStates), until: z.iso.datetime().nullable() }).nullable(),
  })
  .meta({ id: 'SignInMethods' });

export type SignInMethods = z.infer<typeof signInMethodsSchema>;

export const passkeyNameSchema = z
  .strictObject({ name: z.string().trim().min(1, 'Give the passkey a name.').max(longestPasskeyName) })
  .meta({ id: 'PasskeyName' });

export type PasskeyName = z.infer<typeof passkeyNameSchema>;
