import {
  type ContentFilter,
  readContentFilter,
  writeContentFilter,
} from '@chalkline/domain/content/content-filter';
import { useLocation } from 'wouter';
import { useQueryString } from '../../../ui/query-string.ts';

export interface FilterNavigation {
  readonly filter: ContentFilter;
  addressOf(change: Partial<ContentFilter>): string;
  go(change: Partial<ContentFilter>, options?: { replace: boolean }): void;
}

export function useContentFilter(): FilterNavigation {
  const [path, navigate] = useLocation();
  const filter = readContentFilter(new URLSearchParams(useQueryString()));
  const addressOf = (change: Partial<ContentFilter>) => path + writeContentFilter({ ...filter, ...change });
  return { filter, addressOf, go: (change, options) => navigate(addressOf(change), options) };
}
