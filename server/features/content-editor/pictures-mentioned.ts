import { canonical } from '@chalkline/domain/content/canonical';
import { picturesIn } from '@chalkline/domain/content/pictures';
import type { ContentItem } from '../../content/content-item.ts';

/** The pictures that items mention, in the order of their names. */
export function picturesMentioned(items: readonly ContentItem[]): string[] {
  return [...new Set(items.flatMap((item) => picturesIn(canonical(item))))].toSorted();
}
