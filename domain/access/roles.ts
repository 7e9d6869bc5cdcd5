import { type ContentKind, canComeAndGo } from '../content/content-kinds.ts';

/** The roles of staff. Everybody else has no role. */
export const roles = ['founder', 'consultant', 'editor'] as const;

export type Role = (typeof roles)[number];

/** The areas of the founder console. The overview shows each person the areas that they may use. */
export const consoleAreas = [
  'overview',
  'reviews',
  'tickets',
  'questions',
  'content',
  'members',
  'money',
  'team',
  'audit',
  'operations',
] as const;

export type ConsoleArea = (typeof consoleAreas)[number];

const areasOf: Readonly<Record<Role, readonly ConsoleArea[]>> = {
  founder: consoleAreas,
  consultant: ['overview', 'reviews', 'tickets', 'questions'],
  editor: ['overview', 'content'],
};

/** Whether this role may use an area of the console. */
export function mayUse(role: Role | null, area: ConsoleArea): boolean {
  return role !== null && areasOf[role].includes(area);
}

/**
 * Whether this role may read and change a kind of content in the console. Legal pages and site settings
 * bind the business, and the settings name the sender of every email, so they are for founders.
 */
export function mayEditKind(role: Role | null, kind: ContentKind): boolean {
  return mayUse(role, 'content') && (role === 'founder' || canComeAndGo(kind));
}

/** A person's role. A founder holds an entry of FOUNDER_EMAILS, or was granted the role. */
export function roleOf(
  person: { readonly founderEntry: string | null; readonly role: Role | null },
  founderEmails: readonly string[],
): Role | null {
  return isNamedFounder(person.founderEntry, founderEmails) ? 'founder' : person.role;
}

/** Whether the entry that a person holds is still in the settings. Having the same email is not enough. */
export function isNamedFounder(founderEntry: string | null, founderEmails: readonly string[]): boolean {
  return founderEntry !== null && founderEmails.includes(founderEntry);
}
