import type { FactsOf } from '@chalkline/contract/content-facts';
import { canonical } from '@chalkline/domain/content/canonical';
import { type ContentKind, siteItemId } from '@chalkline/domain/content/content-kinds';

export interface ItemOf<Kind extends ContentKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly facts: FactsOf[Kind];
  readonly body: string;
}

/** One content item of any kind, as it is edited. */
export type ContentItem = { readonly [Kind in ContentKind]: ItemOf<Kind> }[ContentKind];

export function itemsOfKind<Kind extends ContentKind>(
  items: Iterable<ContentItem>,
  kind: Kind,
): ItemOf<Kind>[] {
  return [...items].filter((item): item is ContentItem & ItemOf<Kind> => item.kind === kind);
}

export function keyOf({ kind, id }: Pick<ContentItem, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

export const siteKey = keyOf({ kind: 'site', id: siteItemId });

export function isSameContent(
  left: Pick<ContentItem, 'facts' | 'body'>,
  right: Pick<ContentItem, 'facts' | 'body'>,
): boolean {
  return left.body === right.body && canonical(left.facts) === canonical(right.facts);
}
