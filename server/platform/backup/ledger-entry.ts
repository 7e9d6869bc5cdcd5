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
  passkeyId: z.uuid().nullable().default(null),
  at: z.iso.datetime(),
  // Earlier entries have none: they are ordered by their time only.
  position: z.int().default(0),
});

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The order in which the changes were made. */
export function inOrderOfChange(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.position - b.position);
}

const prefix = 'ledger-';

export const nameOfEntry = (id: string) => `${prefix}${id}`;

/** Ledger files are neither included in backups nor replaced by them. */
export function isLedgerFile(name: string): boolean {
  return name.startsWith(prefix);
}
