import type { ContentKind } from './content-kinds.ts';
import { kindNamed } from './kind-names.ts';

/** Which items are listed. It lives in the address, so back and reload keep it. */
export interface ContentFilter {
  readonly kind: ContentKind;
  readonly search: string;
  readonly isDeleted: boolean;
}

export function readContentFilter(query: URLSearchParams): ContentFilter {
  return {
    kind: kindNamed(query.get('kind')) ?? 'course',
    search: query.get('search')?.trim() ?? '',
    isDeleted: query.get('deleted') === '1',
  };
}

export function writeContentFilter({ kind, search, isDeleted }: ContentFilter): string {
  const query = new URLSearchParams({
    ...(kind === 'course' ? {} : { kind }),
    ...(search ? { search } : {}),
    ...(isDeleted ? { deleted: '1' } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The version that an address asks for; nothing when it asks for none that there could be. */
export function readVersion(query: URLSearchParams): number | undefined {
  const version = Number(query.get('version') ?? Number.NaN);
  return Number.isInteger(version) && version > 0 ? version : undefined;
}
