import type { Member } from '@chalkline/contract/members';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyRefundDialog } from './lazy-dialogs.ts';
import type { MemberProps } from './member-change.ts';

interface RefundButtonProps extends MemberProps {
  readonly refund: Member['refundable'][number];
}

/** Refunds what was paid for a plan, after a confirmation. */
export function RefundButton({ member, refund }: RefundButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refund {dollarsOf(refund.amountInCents)}
      </Button>
      {isOpen ? <LazyRefundDialog member={member} refund={refund} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
