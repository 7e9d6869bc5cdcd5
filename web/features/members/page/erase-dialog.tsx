import { addressOf } from '@chalkline/contract/addresses';
import { memberPath, membersPath } from '@chalkline/contract/console-addresses';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { retention } from '@chalkline/domain/account/retention';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { refreshMembers } from '../../../api/refresh-members.ts';
import { isRefused } from '../../../api/unclear-outcome.ts';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { TypedAddress } from '../../../ui/typed-address.tsx';
import { type MemberProps, memberFailure } from './member-change.ts';

/** Lists what is erased, and asks for the member's email address before erasing. */
export function EraseDialog({ member, onClose }: MemberProps & { onClose: () => void }): ReactElement {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, error } = useErase(member.id);
  const erase = () => {
    const isConfirmed = confirmsDeletion(typed, member.email);
    setRefused(!isConfirmed);
    if (isConfirmed) mutate(typed);
  };
  return (
    <ConfirmDialog
      title={`Erase ${member.name}?`}
      description={`This deletes their profile, progress, snapshots, work, certificates, tickets and sessions, and ends any subscription without a refund. Payment records are kept for up to ${retention.paymentRecordMonths / 12} years, without a name. This can't be undone.`}
      keepLabel="Keep the account"
      confirmLabel="Erase permanently"
      busyLabel="Erasing..."
      isDangerous
      isBusy={isPending}
      failure={memberFailure(error)}
      onConfirm={erase}
      onClose={onClose}
    >
      <TypedAddress
        label="Their email address"
        expected={member.email}
        typed={typed}
        error={isRefused ? deletionTexts.notConfirmed : undefined}
        onType={(text) => {
          setTyped(text);
          setRefused(false);
        }}
      />
    </ConfirmDialog>
  );
}

/** The member's page is gone, so the list is shown. */
function useErase(userId: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation<void, ApiError, string>({
    mutationFn: (confirmation) => write('DELETE', addressOf(memberPath, { userId }), { confirmation }),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(membersPath) });
      navigate('/founder/members');
      toast({
        title: 'Erased',
        description: 'The account and everything in it have been deleted.',
        variant: 'success',
      });
    },
    onError: (error) => {
      if (!isRefused(error)) void refreshMembers(client);
    },
  });
}
