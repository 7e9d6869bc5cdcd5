import { and, asc, eq } from 'drizzle-orm';
import { restoreLedger } from '../../db/schema.ts';
import type { Job } from '../jobs/jobs.ts';
import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import { copyLedger, dropOldEntries, type LedgerTarget } from './ledger-copies.ts';

const minute = 60_000;

/** The job that keeps the copies of the ledger complete. */
export function ledgerJob(target: LedgerTarget): Job {
  return {
    name: 'restore-ledger',
    everyMilliseconds: minute,
    run: (now, stopping) => copyLedger(target, now, stopping),
  };
}

/** The role changes of a person. */
export function ledgerData(target: LedgerTarget): PersonalDataSource {
  const { role, at } = restoreLedger;
  return {
    name: 'roleChanges',
    read: async (userId) => ({
      data: await target.db
        .select({ role, at })
        .from(restoreLedger)
        .where(and(eq(restoreLedger.userId, userId), eq(restoreLedger.kind, 'role')))
        .orderBy(asc(at)),
    }),
    dropOld: (moment) => dropOldEntries(target, moment),
  };
}
