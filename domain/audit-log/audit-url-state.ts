import { type AuditFilter, auditFilterNames, filterValue } from './audit-filter.ts';

/** The filter is part of the URL, so that back, reload and links keep it. Invalid values are left out. */
export function readAuditUrlState(query: URLSearchParams): AuditFilter {
  const values = auditFilterNames.map((name) => [name, filterValue(name, query.get(name) ?? '')]);
  return Object.fromEntries(values) as unknown as AuditFilter;
}

/** The query string with its question mark; empty when nothing is filtered. */
export function writeAuditUrlState(filter: Partial<AuditFilter>): string {
  const query = new URLSearchParams();
  for (const name of auditFilterNames) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
