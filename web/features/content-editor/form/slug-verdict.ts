import type { FactValue } from '@chalkline/domain/content/facts';
import { refuseSlug } from '@chalkline/domain/courses/course-slug';
import { textOf } from '../forms/field-control.ts';
import type { FieldSpec } from '../forms/field-spec.ts';

/** What is wrong with a slug while it is typed; undefined if it is empty or valid. */
export function slugVerdict(slug: string, isCourse: boolean): string | undefined {
  if (slug === '') return undefined;
  const refusal = refuseSlug(slug);
  // Only courses are at the first level of addresses, where the product has its own.
  return refusal?.code === 'reserved' && !isCourse ? undefined : refusal?.message;
}

/** What the form finds wrong with a value, without asking the server. */
export function verdictOn(spec: FieldSpec, value: FactValue): string | undefined {
  return spec.type === 'slug' ? slugVerdict(textOf(value), spec.isCourse ?? false) : undefined;
}
