import { longestGrantReason } from '@chalkline/domain/billing/complimentary';
import type { ReactElement } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface ReasonFieldProps {
  /** Where the reason will be shown. */
  readonly hint: string;
  readonly reason: string;
  readonly error: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** The reason for giving or ending a plan. */
export function ReasonField({ hint, reason, error, onChange }: ReasonFieldProps): ReactElement {
  return (
    <Field label="Reason" required hint={`${hint} Up to ${longestGrantReason} characters.`} error={error}>
      {(control) => (
        <Textarea {...control} rows={2} value={reason} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
