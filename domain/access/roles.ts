import { type ContentKind, canComeAndGo } from '../content/content-kinds.ts';

/** Who works here, and at what. Everybody else has no role. */
export const roles = ['founder', 'consultant', 'editor'] as const;

export type Role = (typeof roles)[number];

/** The parts of the founder console. The overview shows each the parts that they may use. */
export const consoleAreas = [
  'overview',
  'reviews',
  'tickets',
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
  consultant: ['overview', 'reviews', 'tickets'],
  editor: ['overview', 'content'],
};

/** Whether somebody in this role may use a part of the console. */
export function mayUse(role: Role | null, area: ConsoleArea): boolean {
  return role !== null && areasOf[role].includes(area);
}

/**
 * Whether somebody in this role may read and change a kind of content in the console. The legal pages and the
 * site settings bind the business, and the settings name the sender of every e-mail: they are for founders.
 */
export function mayEditKind(role: Role | null, kind: ContentKind): boolean {
  return mayUse(role, 'content') && (role === 'founder' || canComeAndGo(kind));
}

/** Somebody's role: a founder holds an entry of FOUNDER_EMAILS, or has the role like everybody else. */
export function roleOf(
  person: { readonly founderEntry: string | null; readonly role: Role | null },
  founderEmails: readonly string[],
): Role | null {
  return isNamedFounder(person.founderEntry, founderEmails) ? 'founder' : person.role;
}

/** Whether the entry that somebody holds still stands in the settings. Having the same address is not enough. */
export function isNamedFounder(founderEntry: string | null, founderEmails: readonly string[]): boolean {
  return founderEntry !== null && founderEmails.includes(founderEntry);
}
