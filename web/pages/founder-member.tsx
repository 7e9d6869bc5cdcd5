import type { ReactElement } from 'react';
import { memberResource } from '../api/console-resources.ts';
import { useResource } from '../api/resource.ts';
import { MemberPage } from '../features/members/page/member-page.tsx';
import { RoleButton } from '../features/team/role-button.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'userId', string>>;
}

export function Screen({ parameters: { userId } }: ScreenProps): ReactElement | null {
  const { data: member } = useResource(memberResource(userId));
  return member ? <MemberPage member={member} roleAction={<RoleButton member={member} />} /> : null;
}
