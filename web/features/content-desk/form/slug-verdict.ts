import { refuseSlug } from '@chalkline/domain/learning/course-slug';

/** What is wrong with a slug, said while it is typed; nothing while there is none to judge. */
export function slugVerdict(slug: string, isCourse: boolean): string | undefined {
  if (slug === '') return undefined;
  const refusal = refuseSlug(slug);
  if (refusal === 'malformed') return 'Use lower-case words with hyphens between them.';
  if (refusal === 'reserved' && isCourse) return 'This address belongs to a page of the product.';
  return undefined;
}
