import { addressOf } from '@chalkline/contract/addresses';
import { memberPlanPath } from '@chalkline/contract/console-addresses';
import type { HeldPlan } from '@chalkline/contract/members';
import { refuseEnding } from '@chalkline/domain/billing/complimentary';
import { type ReactElement, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type MemberProps, memberFailure, useMemberChange } from './member-change.ts';
import { ReasonField } from './reason-field.tsx';
import { sectionTitle } from './section.tsx';

interface EndPlanDialogProps extends MemberProps {
  readonly plan: HeldPlan;
  readonly onClose: () => void;
}

export function EndPlanDialog({ member, plan, onClose }: EndPlanDialogProps): ReactElement {
  const isEnded = useRef(false);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, error } = useMemberChange(() => {
    isEnded.current = true;
    onClose();
  });
  const end = () => {
    const refused = refuseEnding({ reason });
    setRefusal(refused?.message);
    if (refused) return;
    mutate({
      method: 'DELETE',
      address: addressOf(memberPlanPath, { userId: member.id, planId: plan.id }),
      body: { reason },
      done: { title: `${plan.plan} ended`, description: `${member.name} does not have it any more.` },
    });
  };
  return (
    <ConfirmDialog
      title={`End the complimentary ${plan.plan}?`}
      description={`From the next page on, ${member.name} has only what is left beside it. What they pay for is not touched.`}
      keepLabel="Keep it"
      confirmLabel="End it"
      busyLabel="Ending..."
      isDangerous
      isBusy={isPending}
      failure={memberFailure(error)}
      onConfirm={end}
      onClose={onClose}
      focusAfter={() => (isEnded.current ? sectionTitle('Plans') : null)}
    >
      <ReasonField
        hint="Stands in the audit log, and in what they can export."
        reason={reason}
        error={refusal}
        onChange={(words) => {
          setReason(words);
          setRefusal(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
