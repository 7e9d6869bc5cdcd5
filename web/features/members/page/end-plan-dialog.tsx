import { addressOf } from '@chalkline/contract/addresses';
import { memberPlanPath } from '@chalkline/contract/console-addresses';
import type { HeldPlan } from '@chalkline/contract/members';
import { refuseEnding } from '@chalkline/domain/billing/complimentary';
import { type ReactElement, useRef, useState } from 'react';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type MemberProps, memberFailure, useMemberChange } from './member-change.ts';
import { ReasonField } from './reason-field.tsx';
import { sectionTitle } from './section.tsx';

interface EndPlanDialogProps extends MemberProps {
  readonly plan: HeldPlan;
  readonly onClose: () => void;
}

export function EndPlanDialog(props: EndPlanDialogProps): ReactElement {
  const { member, plan, onClose } = props;
  const { end, isPending, failure, isEnded, reason } = useEnding(props);
  return (
    <ConfirmDialog
      title={`End the complimentary ${plan.plan}?`}
      description={`${member.name} keeps only their other plans. Anything they pay for isn't affected.`}
      keepLabel="Keep it"
      confirmLabel="End it"
      busyLabel="Ending..."
      isDangerous
      isBusy={isPending}
      failure={failure}
      onConfirm={end}
      onClose={onClose}
      focusAfter={() => (isEnded.current ? sectionTitle('Plans') : null)}
    >
      <ReasonField hint="Shown in the audit log and their data export." {...reason} />
    </ConfirmDialog>
  );
}

/** Ends the plan if a reason is given. */
function useEnding({ member, plan, onClose }: EndPlanDialogProps) {
  const isEnded = useRef(false);
  const reason = useReason();
  const { mutate, isPending, error } = useMemberChange(() => {
    isEnded.current = true;
    onClose();
  });
  const end = () => {
    if (!reason.accept()) return;
    mutate({
      send: () =>
        write('DELETE', addressOf(memberPlanPath, { userId: member.id, planId: plan.id }), {
          reason: reason.field.reason,
        }),
      done: { title: `${plan.plan} ended`, description: `${member.name} no longer has it.` },
    });
  };
  return { end, isPending, failure: memberFailure(error), isEnded, reason: reason.field };
}

/** The typed reason and its error. */
function useReason() {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return {
    field: {
      reason,
      error,
      onChange: (words: string) => {
        setReason(words);
        setError(undefined);
      },
    },
    accept: () => {
      const refused = refuseEnding({ reason });
      setError(refused?.message);
      return refused === undefined;
    },
  };
}
