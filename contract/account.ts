import { z } from 'zod';

/** Deleting takes the account's own email address, typed by the person. */
export const deleteAccountSchema = z
  .strictObject({ confirmation: z.string().max(320) })
  .meta({ id: 'DeleteAccount' });

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
