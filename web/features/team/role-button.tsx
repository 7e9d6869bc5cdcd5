import type { Member } from '@chalkline/contract/members';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyChangeDialog } from './lazy-dialogs.ts';

/** Gives this person a role or changes it. If several people have the same address, it is the only way. */
export function RoleButton({ member }: { member: Member }): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  if (member.isConfigured) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {member.role ? 'Change role' : 'Give a role'}
      </Button>
      {isOpen ? (
        <LazyChangeDialog
          person={{ ...member, role: member.role ?? 'consultant' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
