import type { ContentKind } from './content-kinds.ts';
import { kindNamed } from './kind-names.ts';

/** The filter of the content list. It is part of the URL, so that back and reload keep it. */
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

/** The version in the URL; undefined when there is none or it is invalid. */
export function readVersion(query: URLSearchParams): number | undefined {
  const version = Number(query.get('version') ?? Number.NaN);
  return Number.isInteger(version) && version > 0 ? version : undefined;
}
