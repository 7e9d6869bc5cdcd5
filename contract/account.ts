import { z } from 'zod';

/** Deleting requires the account's own email, typed by the person. */
export const deleteAccountSchema = z
  .strictObject({ confirmation: z.string().max(320) })
  .meta({ id: 'DeleteAccount' });

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
