import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import { contentItemResource } from '../../api/content-resources.ts';
import type { Parameters } from '../screen.ts';

/** The kinds of items in the addresses of content; anything else is not found. */
export function kindIn({ kind }: Parameters<'kind'>): ContentKind {
  return kindNamed(kind) ?? 'site';
}

export type ItemParameterNames = 'kind' | 'itemId';

export const itemOf = (parameters: Parameters<ItemParameterNames>) =>
  contentItemResource(kindIn(parameters), parameters.itemId);
