import type { ReactElement } from 'react';
import { memberResource } from '../api/console-resources.ts';
import { useResource } from '../api/resource.ts';
import { DeclineForm } from '../features/business-overview/decline-form.tsx';
import { MemberPage } from '../features/members/page/member-page.tsx';
import { RoleButton } from '../features/team/role-button.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'userId', string>>;
}

export function Screen({ parameters: { userId } }: ScreenProps): ReactElement | null {
  const { data: member } = useResource(memberResource(userId));
  if (!member) return null;
  return (
    <MemberPage
      member={member}
      roleAction={<RoleButton member={member} />}
      declineAction={({ id }, onDeclined) => (
        <DeclineForm requestId={id} name={member.name} onDeclined={onDeclined} />
      )}
    />
  );
}
