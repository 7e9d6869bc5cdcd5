import type { AuditEntry } from '@chalkline/contract/audit-log';
import { actorLabel } from '@chalkline/domain/audit-log/action-labels';
import type { AuditFilter } from '@chalkline/domain/audit-log/audit-filter';
import type { Database } from '../../db/database.ts';
import { csvLine, csvOf } from '../../platform/text/csv.ts';
import { type EntriesWanted, listEntries } from './queries.ts';

const header = ['Time', 'Person', 'Email', 'Action', 'Subject', 'Member', 'Before', 'After'];
const atATime = 1_000;

type Page = Awaited<ReturnType<typeof listEntries>>;

/**
 * The filtered entries as CSV, streamed because there may be many. The first entries are read before
 * anything is sent, so that an invalid filter is refused.
 */
export async function auditFile(
  db: Database,
  filter: AuditFilter,
  timeZone: string | null,
): Promise<AsyncGenerator<string>> {
  const read = (after: EntriesWanted['after']) =>
    listEntries(db, { filter, timeZone, after, limit: atATime });
  return fileFrom(await read(undefined), read);
}

async function* fileFrom(
  first: Page,
  read: (after: EntriesWanted['after']) => Promise<Page>,
): AsyncGenerator<string> {
  yield csvOf(header, []);
  let page: Page | undefined = first;
  while (page) {
    yield page.entries.map((entry) => csvLine(lineOf(entry))).join('');
    page = page.end && (await read(page.end));
  }
}

function lineOf({ at, actor, action, subject, member, submission, before, after }: AuditEntry): string[] {
  const facts = (value: AuditEntry['before']) => (value ? JSON.stringify(value) : '');
  const person = actor?.name ?? actorLabel(action);
  const whose = member?.name ?? submission?.learner ?? '';
  return [at, person, actor?.email ?? '', action, subject, whose, facts(before), facts(after)];
}
