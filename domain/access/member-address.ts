import { mayUse, type Role } from './roles.ts';

/** Where somebody in this role can look at a member; nothing for whom members are not shown to. */
export function memberAddress(role: Role | null, memberId: string): string | undefined {
  return mayUse(role, 'members') ? `/founder/members/${memberId}` : undefined;
}
