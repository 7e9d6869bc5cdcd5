import { actionLabel } from '@chalkline/domain/audit-log/action-labels';
import { type AuditFilter, erasedActor } from '@chalkline/domain/audit-log/audit-filter';
import { subjectKind, subjectKindLabel } from '@chalkline/domain/audit-log/subject-labels';
import type { ReactElement } from 'react';
import { auditChoicesResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './audit-filters.module.css';
import type { AuditNavigation } from './audit-navigation.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Filters by person, action, subject and dates. */
export function AuditFilters({ navigation: { filter, go } }: { navigation: AuditNavigation }): ReactElement {
  const { data } = useResource(auditChoicesResource);
  const actors = (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const erased = data?.hasErased ? [{ value: erasedActor, label: 'Erased or automatic' }] : [];
  const actions = data?.actions ?? [];
  return (
    <div className={styles.filters}>
      <ChoiceField
        name="actor"
        label="Person"
        all="Everybody"
        choices={[...actors, ...erased]}
        filter={filter}
        go={go}
      />
      <ChoiceField
        name="action"
        label="Action"
        all="Everything"
        choices={actions.map((action) => ({ value: action, label: actionLabel(action) }))}
        filter={filter}
        go={go}
      />
      <ChoiceField
        name="subject"
        label="About"
        all="Anything"
        choices={subjectChoices(data?.subjectKinds ?? [], filter.subject)}
        filter={filter}
        go={go}
      />
      <DayField name="from" label="From" filter={filter} go={go} />
      <DayField name="to" label="To" filter={filter} go={go} />
    </div>
  );
}

/** The kinds of subjects. If one subject was chosen in the list, it is an option too. */
function subjectChoices(kinds: readonly string[], chosen: string | undefined): Choice[] {
  const choices = kinds.map((kind) => ({ value: kind, label: subjectKindLabel(kind) }));
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: `One ${subjectKindLabel(subjectKind(chosen)).toLowerCase()}` }];
}

interface FilterFieldProps extends Pick<AuditNavigation, 'filter' | 'go'> {
  readonly name: keyof AuditFilter;
  readonly label: string;
}

interface ChoiceFieldProps extends FilterFieldProps {
  readonly all: string;
  readonly choices: readonly Choice[];
}

function ChoiceField({ name, label, all, choices, filter, go }: ChoiceFieldProps): ReactElement {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={filter[name] ?? ''}
          onChange={({ target }) => go({ [name]: target.value || undefined })}
        >
          <option value="">{all}</option>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DayField({ name, label, filter, go }: FilterFieldProps): ReactElement {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={filter[name] ?? ''}
          onChange={({ target }) => go({ [name]: target.value || undefined })}
        />
      )}
    </Field>
  );
}
