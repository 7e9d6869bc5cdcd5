import type { Database } from '../../db/database.ts';
import { ask, quoted } from './tables.ts';

interface Reference {
  readonly table: string;
  readonly name: string;
}

/**
 * Checks references between rows after the work instead of after each step of it. A row that is changed by the
 * transaction which inserted it has all its references checked again. Deleting a person sets the author of their
 * messages to null when the ticket has been deleted, but the messages have not been deleted with it yet.
 */
export async function withDeferredReferences(tx: Database, work: () => Promise<void>): Promise<void> {
  const references = await ask<Reference>(
    tx,
    `select c.relname as "table", k.conname as name from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where k.contype = 'f' and not k.condeferrable`,
  );
  await alter(tx, references, 'deferrable initially deferred');
  await work();
  await ask(tx, 'set constraints all immediate');
  await alter(tx, references, 'not deferrable');
}

async function alter(tx: Database, references: readonly Reference[], timing: string): Promise<void> {
  for (const { table, name } of references)
    await ask(tx, `alter table ${quoted(table)} alter constraint ${quoted(name)} ${timing}`);
}
