import { ticketTypes } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './queue-filters.module.css';
import type { DeskMember } from './queue-groups.ts';
import type { DeskPlace } from './queue-url-state.ts';

interface DeskFiltersProps {
  readonly members: readonly DeskMember[];
  readonly place: DeskPlace;
  readonly onChange: (place: DeskPlace) => void;
}

export function DeskFilters({ members, place, onChange }: DeskFiltersProps): ReactElement {
  return (
    <div className={styles.filters}>
      <Field label="Member">
        {(control) => (
          <Select
            {...control}
            value={place.memberId ?? ''}
            onChange={(event) => onChange({ ...place, memberId: event.target.value || undefined })}
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
            value={place.type ?? ''}
            onChange={({ target }) =>
              onChange({ ...place, type: ticketTypes.find((type) => type === target.value) })
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
