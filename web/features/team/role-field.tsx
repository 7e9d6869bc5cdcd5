import { type Role, roles } from '@chalkline/domain/access/roles';
import { roleLabels } from '@chalkline/domain/access/team';
import type { ReactElement } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

export interface RoleFieldProps {
  readonly role: Role;
  readonly onChange: (role: Role) => void;
}

/** The choice of role, with what it allows. */
export function RoleField({ role, onChange }: RoleFieldProps): ReactElement {
  return (
    <Field label="Role" required hint={`${roleLabels[role].may}.`}>
      {(control) => (
        <Select {...control} value={role} onChange={({ target }) => onChange(target.value as Role)}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleLabels[one].label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
