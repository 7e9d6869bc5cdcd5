import type { RuleRefusal } from '../refusals/refusal.ts';

/** First path segments that the product uses, so no course can have them. */
const reservedSegments = new Set([
  'api',
  'sandbox',
  // The path of the sandbox's payment service.
  'v1',
  'blog',
  'dashboard',
  'prompts',
  'consulting',
  'account',
  'checkout',
  'founder',
  'replit-courses',
  'replit-prompts',
  'replit-consulting',
  'pricing',
  'privacy-policy',
  'terms-and-conditions',
  'assets',
  'media',
  'uploads',
  'certificates',
  'notifications',
  'notify-me',
  'unsubscribe',
  'search',
  'sign-in',
  'share-images',
  'healthz',
  'readyz',
]);

/** `/course…` and `/lesson…` lead to the catalogue and to lessons, whatever follows. */
const reservedPrefixes = ['course', 'lesson'];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 80;

type SlugRefusal = RuleRefusal<'malformed' | 'reserved'>;

const malformed: SlugRefusal = { code: 'malformed', message: 'Use lowercase words separated by hyphens.' };
const reserved: SlugRefusal = {
  code: 'reserved',
  message: 'This address is already used by another page of the site.',
};

/** Why a course cannot have this slug; undefined when it can. */
export function refuseSlug(slug: string): SlugRefusal | undefined {
  if (slug.length > longestSlug || !slugPattern.test(slug)) return malformed;
  return isReserved(slug) ? reserved : undefined;
}

function isReserved(slug: string): boolean {
  return reservedSegments.has(slug) || reservedPrefixes.some((prefix) => slug.startsWith(prefix));
}
