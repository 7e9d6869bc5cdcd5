import { roles } from '@chalkline/domain/access/roles';
import { z } from 'zod';
import { ledgerKinds } from '../../db/schema.ts';

/** A change that no restore may undo, in the form that is stored next to the files. */
export const ledgerEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(ledgerKinds),
  userId: z.uuid(),
  role: z.enum(roles).nullable(),
  // Entries from before certificates were recorded do not have these fields.
  certificateId: z.uuid().nullable().default(null),
  oldBadgeId: z.uuid().nullable().default(null),
  newBadgeId: z.uuid().nullable().default(null),
  at: z.iso.datetime(),
});

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const prefix = 'ledger-';

export const nameOfEntry = (id: string) => `${prefix}${id}`;

/** Ledger files are neither included in backups nor replaced by them. */
export function isLedgerFile(name: string): boolean {
  return name.startsWith(prefix);
}
