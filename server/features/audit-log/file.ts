import type { AuditEntry } from '@chalkline/contract/audit-log';
import type { AuditFilter } from '@chalkline/domain/audit/audit-filter';
import type { Database } from '../../db/database.ts';
import { csvLine, csvOf } from '../../platform/csv.ts';
import type { PageEnd } from '../../platform/page-cursor.ts';
import { listEntries } from './queries.ts';

const header = ['Time', 'Person', 'E-mail', 'Action', 'Subject', 'Member', 'Before', 'After'];
const atATime = 1_000;

/** The filtered entries as a file for spreadsheets, sent as they are read: there may be many. */
export async function* auditFile(db: Database, filter: AuditFilter): AsyncGenerator<string> {
  yield csvOf(header, []);
  let after: PageEnd | undefined;
  do {
    const page = await listEntries(db, { filter, after, limit: atATime });
    yield page.entries.map((entry) => csvLine(lineOf(entry))).join('');
    after = page.end;
  } while (after);
}

function lineOf({ at, actor, action, subject, member, before, after }: AuditEntry): string[] {
  const facts = (value: AuditEntry['before']) => (value ? JSON.stringify(value) : '');
  const person = actor?.name ?? 'Erased account';
  return [at, person, actor?.email ?? '', action, subject, member?.name ?? '', facts(before), facts(after)];
}
