import { Readable } from 'node:stream';
import {
  auditChoicesSchema,
  auditFileQuerySchema,
  auditLogSchema,
  auditQuerySchema,
} from '@chalkline/contract/audit-log';
import { auditChoicesPath, auditFilePath, auditLogPath } from '@chalkline/contract/console-addresses';
import type { AuditFilter } from '@chalkline/domain/audit-log/audit-filter';
import type { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { auditChoices } from './choices.ts';
import { auditFile } from './file.ts';
import { consoleActionData, planReasonData } from './personal-data.ts';
import { entriesAtATime, entriesKey, listEntries } from './queries.ts';

const tag = 'Audit';

/** The audit log: search and download. */
export function auditLog({ reads, routes, db, personalData, now }: AppContext): void {
  personalData.add(consoleActionData(db));
  personalData.add(planReasonData(db));

  reads.add({
    path: auditLogPath,
    summary: 'What was done in the console, the latest first',
    tag,
    requires: 'staff:audit',
    query: auditQuerySchema,
    reply: auditLogSchema,
    read: async ({ person, query: { after, ...query } }) => {
      const { entries, next } = await listEntries(db, {
        filter: filterOf(query),
        timeZone: person.timeZone,
        after: endBefore(after, entriesKey, 'This page of entries'),
        limit: entriesAtATime,
      });
      return { entries, next };
    },
  });

  reads.add({
    path: auditChoicesPath,
    summary: 'Who did anything in the console, and what there is to filter by',
    tag,
    requires: 'staff:audit',
    reply: auditChoicesSchema,
    read: () => auditChoices(db),
  });

  routes.addRaw({
    method: 'GET',
    path: auditFilePath,
    summary: 'The filtered entries as CSV',
    tag,
    requires: 'staff:audit',
    query: auditFileQuerySchema,
    respond: async ({ person, query, reply }) => {
      const file = await auditFile(db, filterOf(query), person.timeZone);
      const day = now().toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="chalkline-audit-${day}.csv"`)
        .send(Readable.from(file));
    },
  });
}

function filterOf({ actor, action, subject, from, to }: z.output<typeof auditFileQuerySchema>): AuditFilter {
  return { actor, action, subject, from, to };
}
