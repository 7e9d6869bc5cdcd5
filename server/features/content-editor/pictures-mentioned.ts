import { canonical } from '@chalkline/domain/content/canonical';
import { picturesIn } from '@chalkline/domain/content/pictures';
import type { ContentItem } from '../../content/content-item.ts';

/** The pictures that items refer to, sorted by name. */
export function picturesMentioned(items: readonly ContentItem[]): string[] {
  return [...new Set(items.flatMap((item) => picturesIn(canonical(item))))].toSorted();
}
