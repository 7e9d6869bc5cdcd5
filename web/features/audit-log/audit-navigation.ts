import type { AuditFilter } from '@chalkline/domain/audit-log/audit-filter';
import { readAuditUrlState, writeAuditUrlState } from '@chalkline/domain/audit-log/audit-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface AuditNavigation {
  readonly filter: AuditFilter;
  addressOf(filter: Partial<AuditFilter>): string;
  go(change: Partial<AuditFilter>): void;
}

/** The filter is in the URL, so that back, reload and links keep it. */
export function useAuditFilter(): AuditNavigation {
  const [path, navigate] = useLocation();
  const filter = readAuditUrlState(new URLSearchParams(useQueryString()));
  const addressOf = (wanted: Partial<AuditFilter>) => path + writeAuditUrlState(wanted);
  return {
    filter,
    addressOf,
    go: (change) => navigate(addressOf({ ...filter, ...change }), { replace: true }),
  };
}
