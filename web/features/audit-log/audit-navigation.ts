import type { AuditFilter } from '@chalkline/domain/audit/audit-filter';
import { readAuditUrlState, writeAuditUrlState } from '@chalkline/domain/audit/audit-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

export interface AuditNavigation {
  readonly filter: AuditFilter;
  addressOf(filter: Partial<AuditFilter>): string;
  go(change: Partial<AuditFilter>): void;
}

/** The filter lives in the address, so back, reload and a link keep it. */
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
