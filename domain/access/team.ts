import { noAddressText } from '../account/address-text.ts';
import type { RuleRefusal } from '../refusals/refusal.ts';
import type { Role } from './roles.ts';

/** The name of each role, and what it is for. */
export const roleLabels: Readonly<Record<Role, { readonly label: string; readonly may: string }>> = {
  founder: { label: 'Founder', may: 'Everything: content, members, money, team, audit and operations' },
  consultant: { label: 'Consultant', may: 'Reviews, tickets and questions' },
  editor: { label: 'Editor', may: 'Courses, lessons, prompts and posts' },
};

/** The warning before a person becomes a founder. */
export const founderWarning =
  "A founder can do everything here: change content, see and erase members, issue refunds, download all data, and change anyone's role, including yours. It takes effect right away, and we'll email them.";

/** What a new role ends, said before it is given. */
export const signsOutText =
  'Browsers in which they signed in by email code are signed out, unless codes are their only way to sign in.';

/** What a new role has ended. */
export function signedOutText(endedSessions: number): string {
  if (endedSessions === 0) return '';
  const where = endedSessions === 1 ? 'one browser' : `${endedSessions} browsers`;
  return `They were signed out in ${where}, where they had signed in by email code.`;
}

/** A person's position in the team, as far as changing their role is concerned. */
export interface TeamPosition {
  readonly role: Role | null;
  /** Whether the settings name this person a founder, whatever role was granted. */
  readonly isConfigured: boolean;
}

type RoleRefusal = RuleRefusal<'set_by_configuration' | 'last_founder'>;

/**
 * Why a person's role cannot be changed or removed. Founders in the settings stay founders until the
 * settings change, and at least one founder must remain to let others in.
 */
export function refuseRoleChange(
  { role, isConfigured }: TeamPosition,
  wanted: Role | null,
  otherFounders: number,
): RoleRefusal | undefined {
  if (isConfigured) return refuse('set_by_configuration');
  const leaves = role === 'founder' && wanted !== 'founder';
  return leaves && otherFounders === 0 ? refuse('last_founder') : undefined;
}

function refuse(code: RoleRefusal['code']): RoleRefusal {
  return { code, message: teamTexts[code] };
}

/** Whether somebody can have signed in with it. Only the accounts know whether anybody has. */
export function isAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(typed);
}

export const teamTexts = {
  set_by_configuration:
    'This founder is set in FOUNDER_EMAILS. To remove them, change that setting and restart the app.',
  last_founder: 'This is the last founder. Make someone else a founder first.',
  no_address: noAddressText,
  nobody: 'Nobody has signed in with this address yet. Ask them to sign in once, then give them the role.',
  several:
    'Several accounts use this address. Find the right person on the Members page and give them the role there.',
} as const;
