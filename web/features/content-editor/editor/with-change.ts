import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { Facts, FactValue } from '@chalkline/domain/content/facts';
import { slugOfTitle } from '@chalkline/domain/content/slug-of-title';
import { fieldsOf } from '../forms/form-of.ts';

export interface Change {
  readonly name: string;
  readonly value: FactValue;
}

/** The fields after a change. A new item's address follows its title until it is typed by hand. */
export function withChange(kind: ContentKind, isNew: boolean, values: Facts, { name, value }: Change): Facts {
  const changed = { ...values, [name]: value };
  const slug = fieldsOf(kind).find((field) => field.type === 'slug' && field.titleField === name);
  if (!isNew || !slug) return changed;
  const isFollowing = (values[slug.name] ?? '') === slugOfTitle(String(values[name] ?? ''));
  return isFollowing ? { ...changed, [slug.name]: slugOfTitle(String(value)) } : changed;
}
