import { ticketTypes } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './queue-filters.module.css';
import type { QueueMember } from './queue-groups.ts';
import type { QueueUrlState } from './queue-url-state.ts';

interface QueueFiltersProps {
  readonly members: readonly QueueMember[];
  readonly urlState: QueueUrlState;
  readonly onChange: (urlState: QueueUrlState) => void;
}

export function QueueFilters({ members, urlState, onChange }: QueueFiltersProps): ReactElement {
  return (
    <div className={styles.filters}>
      <Field label="Member">
        {(control) => (
          <Select
            {...control}
            value={urlState.memberId ?? ''}
            onChange={(event) => onChange({ ...urlState, memberId: event.target.value || undefined })}
          >
            <option value="">All members</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            value={urlState.type ?? ''}
            onChange={({ target }) =>
              onChange({ ...urlState, type: ticketTypes.find((type) => type === target.value) })
            }
          >
            <option value="">Review and Build</option>
            {ticketTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
