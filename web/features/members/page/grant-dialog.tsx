import { addressOf } from '@chalkline/contract/addresses';
import { memberPlansPath } from '@chalkline/contract/console-addresses';
import {
  type ComplimentaryPlan,
  type GrantRefusal,
  refuseGrant,
} from '@chalkline/domain/billing/complimentary';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { prices } from '@chalkline/domain/billing/prices';
import { localTime } from '@chalkline/domain/calendar/time-zone';
import { type ReactElement, useState } from 'react';
import { useTimeZone } from '../../../api/time-zone.ts';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type MemberProps, memberFailure, useMemberChange } from './member-change.ts';
import { ReasonField } from './reason-field.tsx';

const planChoices = Object.keys(prices) as PaidPlanName[];

/** Gives a complimentary plan: which one, why, and until when. */
export function GrantDialog({ member, onClose }: MemberProps & { onClose: () => void }): ReactElement {
  const [gift, setGift] = useState<ComplimentaryPlan>({ plan: 'Monthly', reason: '', until: null });
  const [refusal, setRefusal] = useState<GrantRefusal>();
  const timeZone = useTimeZone();
  const { mutate, isPending, error } = useMemberChange(onClose);
  const change = (changed: Partial<ComplimentaryPlan>) => {
    setGift({ ...gift, ...changed });
    setRefusal(undefined);
  };
  const give = () => {
    const refused = refuseGrant(gift, localTime(new Date(), timeZone).day);
    setRefusal(refused);
    if (refused) return;
    mutate({
      send: () => write('POST', addressOf(memberPlansPath, { userId: member.id }), gift),
      done: {
        title: `${gift.plan} given`,
        description: `${member.name} can use it now. We'll email them.`,
      },
    });
  };
  return (
    <ConfirmDialog
      title={`Give ${member.name} a plan`}
      description="They can use it right away. Nothing is charged, and any plan they pay for continues. We'll email them."
      keepLabel="Cancel"
      confirmLabel={`Give ${gift.plan}`}
      busyLabel="Giving..."
      isBusy={isPending}
      failure={memberFailure(error)}
      onConfirm={give}
      onClose={onClose}
    >
      <GiftFields gift={gift} refusal={refusal} onChange={change} />
    </ConfirmDialog>
  );
}

interface GiftFieldsProps {
  readonly gift: ComplimentaryPlan;
  readonly refusal: GrantRefusal | undefined;
  readonly onChange: (changed: Partial<ComplimentaryPlan>) => void;
}

function GiftFields(props: GiftFieldsProps): ReactElement {
  return (
    <>
      <PlanField {...props} />
      <LastDayField {...props} error={errorOf(props, 'until')} />
      <ReasonField
        hint="Shown in their plan history, the audit log and their data export."
        reason={props.gift.reason}
        error={errorOf(props, 'reason')}
        onChange={(reason) => props.onChange({ reason })}
      />
    </>
  );
}

function errorOf({ refusal }: GiftFieldsProps, field: GrantRefusal['field']): string | undefined {
  return refusal?.field === field ? refusal.message : undefined;
}

interface GiftFieldProps extends Pick<GiftFieldsProps, 'gift' | 'onChange'> {
  readonly error?: string | undefined;
}

function PlanField({ gift, onChange }: GiftFieldProps): ReactElement {
  return (
    <Field label="Plan" required>
      {(control) => (
        <Select
          {...control}
          value={gift.plan}
          onChange={({ target }) => onChange({ plan: target.value as PaidPlanName })}
        >
          {planChoices.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function LastDayField({ gift, error, onChange }: GiftFieldProps): ReactElement {
  return (
    <Field label="Last day" optional hint="Leave empty for no end date." error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={gift.until ?? ''}
          onChange={({ target }) => onChange({ until: target.value || null })}
        />
      )}
    </Field>
  );
}
