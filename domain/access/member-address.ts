import { mayUse, type Role } from './roles.ts';

/** The console page of a member for this role; undefined for roles that may not see members. */
export function memberAddress(role: Role | null, memberId: string): string | undefined {
  return mayUse(role, 'members') ? `/founder/members/${memberId}` : undefined;
}
