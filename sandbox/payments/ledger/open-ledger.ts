import { join } from 'node:path';
import { openStateFile } from '../../state-file.ts';
import type { Cause } from '../objects/event.ts';
import { isLedger, type Ledger } from './ledger.ts';
import { forgetOldRecords } from './old-records.ts';
import { plainCopy } from './plain-copy.ts';
import { type LedgerTransaction, openTransaction, type Shop } from './transaction.ts';

export interface OpenLedger {
  /** The ledger as of the last write to disk; read-only. */
  read(): LedgerTransaction;
  /** Runs one piece of work and resolves when it is on disk. Work that throws changes nothing. */
  change<Result>(work: (transaction: LedgerTransaction) => Result, cause?: Cause): Promise<Result>;
  /** Registers a listener for every write. */
  onWritten(listener: () => void): void;
}

export interface OpenLedgerOptions {
  readonly stateDir: string;
  readonly shop: Shop;
  /** In milliseconds. */
  readonly now: () => number;
  readonly firstDay: (now: number) => Ledger;
}

export async function openLedger({ stateDir, shop, now, firstDay }: OpenLedgerOptions): Promise<OpenLedger> {
  const seconds = () => Math.floor(now() / 1000);
  const file = await openStateFile<Ledger>({
    path: join(stateDir, 'payments.json'),
    initial: () => firstDay(seconds()),
    isValid: isLedger,
  });
  const listeners: (() => void)[] = [];

  return {
    read: () => openTransaction(file.current(), shop, seconds()),
    async change<Result>(work: (transaction: LedgerTransaction) => Result, cause?: Cause) {
      let result: { value: Result } | undefined;
      await file.update((latest) => {
        const ledger = copied(latest);
        result = { value: work(openTransaction(ledger, shop, seconds(), cause)) };
        forgetOldRecords(ledger, seconds());
        return ledger;
      });
      for (const listener of listeners) listener();
      if (!result) throw new Error('The payment ledger was not changed.');
      return result.value;
    },
    onWritten: (listener) => listeners.push(listener),
  };
}

/** A copy to work on. It shares replies and events, which never change once they exist and are most of the ledger. */
function copied({ answers, outgoing, ...rest }: Ledger): Ledger {
  return {
    ...plainCopy(rest),
    answers: { ...answers },
    outgoing: outgoing.map((sent) => ({ ...sent, attempts: [...sent.attempts] })),
  };
}
