import { addressOf } from '@chalkline/contract/addresses';
import { memberRefundPath } from '@chalkline/contract/console-addresses';
import type { Member } from '@chalkline/contract/members';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { type ReactElement, useRef } from 'react';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type MemberProps, memberFailure, useMemberChange } from './member-change.ts';
import { sectionTitle } from './section.tsx';

interface RefundDialogProps extends MemberProps {
  readonly refund: Member['refundable'][number];
  readonly onClose: () => void;
}

export function RefundDialog({ member, refund, onClose }: RefundDialogProps): ReactElement {
  const { plan, amountInCents } = refund;
  const amount = dollarsOf(amountInCents);
  const isRefunded = useRef(false);
  const { mutate, isPending, error } = useMemberChange(() => {
    isRefunded.current = true;
    onClose();
  });
  const giveBack = () =>
    mutate({
      send: () => write('POST', addressOf(memberRefundPath, { userId: member.id }), { plan }),
      done: {
        title: 'Refunded',
        description: `${amount} goes back to ${member.name}, and ${plan} has ended.`,
      },
    });
  return (
    <ConfirmDialog
      title={`Refund ${amount} to ${member.name}?`}
      description={`Everything paid for ${plan} goes back to their card. The plan ends right away and won't renew. We'll email them. This can't be undone.`}
      keepLabel="Keep the payment"
      confirmLabel={`Refund ${amount}`}
      busyLabel="Refunding..."
      isDangerous
      isBusy={isPending}
      failure={memberFailure(error)}
      onConfirm={giveBack}
      onClose={onClose}
      focusAfter={() => (isRefunded.current ? sectionTitle('Payments') : null)}
    />
  );
}
