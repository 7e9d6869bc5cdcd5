import { codePurposes } from '@chalkline/domain/access/sign-in-codes';
import { z } from 'zod';

/** What the browser that asked for a code may know about it. */
const pendingCodeSchema = z
  .object({
    email: z.string(),
    /** The page that opens after the sign-in. */
    returnTo: z.string(),
    /** Whether the code can still be used. */
    isOpen: z.boolean(),
    attemptsLeft: z.number().int(),
    secondsUntilResend: z.number().int(),
    purpose: z.enum(codePurposes),
  })
  .meta({ id: 'PendingSignInCode' });

/** `null` in a browser that asked for no code, or too long ago. */
export const pendingCodeReplySchema = z.object({ pending: pendingCodeSchema.nullable() });
export type PendingCodeReply = z.infer<typeof pendingCodeReplySchema>;
export type PendingCode = NonNullable<PendingCodeReply['pending']>;
