import { type AuditFilter, auditFilterNames, filterValue } from './audit-filter.ts';

/** The filter lives in the address, so that back, reload and a link keep it. What makes no sense there is left out. */
export function readAuditUrlState(query: URLSearchParams): AuditFilter {
  const values = auditFilterNames.map((name) => [name, filterValue(name, query.get(name) ?? '')]);
  return Object.fromEntries(values) as unknown as AuditFilter;
}

/** The query of a filter, with its question mark; nothing when all entries are wanted. */
export function writeAuditUrlState(filter: Partial<AuditFilter>): string {
  const query = new URLSearchParams();
  for (const name of auditFilterNames) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
