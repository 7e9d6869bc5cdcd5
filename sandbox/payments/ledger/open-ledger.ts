import { join } from 'node:path';
import { openStateFile } from '../../state-file.ts';
import type { Cause } from '../objects/event.ts';
import { type Books, openBooks, type Shop } from './books.ts';
import { isLedger, type Ledger } from './ledger.ts';
import { forgetOldRecords } from './old-records.ts';

export interface OpenLedger {
  /** The ledger as of the last write to disk; read-only. */
  read(): Books;
  /** Runs one piece of work and resolves when it is on disk. Work that throws changes nothing. */
  change<Result>(work: (books: Books) => Result, cause?: Cause): Promise<Result>;
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
    read: () => openBooks(file.current(), shop, seconds()),
    async change<Result>(work: (books: Books) => Result, cause?: Cause) {
      let result: { value: Result } | undefined;
      await file.update((latest) => {
        const ledger = structuredClone(latest);
        result = { value: work(openBooks(ledger, shop, seconds(), cause)) };
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
