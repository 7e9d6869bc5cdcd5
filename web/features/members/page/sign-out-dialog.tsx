import { addressOf } from '@chalkline/contract/addresses';
import { memberSessionPath, memberSessionsPath } from '@chalkline/contract/console-addresses';
import type { Session } from '@chalkline/contract/sessions';
import { type ReactElement, useRef } from 'react';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type MemberProps, memberFailure, useMemberChange } from './member-change.ts';
import { sectionTitle } from './section.tsx';

interface SignOutDialogProps extends MemberProps {
  readonly session: Session | 'all';
  readonly onClose: () => void;
}

export function SignOutDialog({ member, session, onClose }: SignOutDialogProps): ReactElement {
  const where = session === 'all' ? 'everywhere' : `of ${session.device}`;
  const isSignedOut = useRef(false);
  const { mutate, isPending, error } = useMemberChange(() => {
    isSignedOut.current = true;
    onClose();
  });
  const signOut = () =>
    mutate({
      send: () =>
        session === 'all'
          ? write('DELETE', addressOf(memberSessionsPath, { userId: member.id }))
          : write('DELETE', addressOf(memberSessionPath, { userId: member.id, sessionId: session.id })),
      done: { title: 'Signed out', description: `${member.name} was signed out ${where}.` },
    });
  return (
    <ConfirmDialog
      title={`Sign ${member.name} out ${where}?`}
      description="This takes effect right away. They can sign in again, and they won't lose anything."
      keepLabel="Leave them signed in"
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isDangerous
      isBusy={isPending}
      failure={memberFailure(error)}
      onConfirm={signOut}
      onClose={onClose}
      focusAfter={() => (isSignedOut.current ? sectionTitle('Sessions') : null)}
    />
  );
}
