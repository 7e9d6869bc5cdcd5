import { accountTimeZonePath } from '@chalkline/contract/addresses';
import { unknownTimeZone } from '@chalkline/domain/calendar/time-zone';
import { currentTimeZoneName } from '@chalkline/domain/calendar/time-zone-names';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { timeZonesResource } from '../../api/account-resources.ts';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { useResource } from '../../api/resource.ts';
import { currentUserResource } from '../../api/resources.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LongSelect } from '../../ui/long-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-time-zone.module.css';

interface AccountTimeZoneProps {
  /** Whether the form was just sent without scripts. */
  readonly isSavedByForm: boolean;
}

/** The time zone of all times that a person reads, in the app and in emails. */
export function AccountTimeZone({ isSavedByForm }: AccountTimeZoneProps): ReactElement {
  const current = currentTimeZoneName(useTimeZone() ?? unknownTimeZone);
  const { data: names } = useResource(timeZonesResource);
  const { mutate, isPending, isIdle, error } = useSaveTimeZone();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? current;
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(value);
  };
  // A browser may know more time zones than the server.
  const choices = names?.includes(current) ? names : [current, ...(names ?? [])];
  return (
    <Card as="section" aria-labelledby="time-zone-title">
      <h2 id="time-zone-title" className={styles.title}>
        Time zone
      </h2>
      <form className={styles.form} method="post" action={accountTimeZonePath} onSubmit={save}>
        <FormTokenField />
        {isSavedByForm && isIdle ? <p role="status">Your time zone is saved.</p> : null}
        <Field
          label="Your time zone"
          hint="For every time we show you, and for when our emails reach you."
          error={changeFailure(error, 'your time zone')}
        >
          {(control) => (
            <LongSelect
              {...control}
              name="timeZone"
              value={value}
              choices={choices}
              labelOf={labelOf}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
        <Button type="submit" loading={isPending}>
          Save time zone
        </Button>
      </form>
    </Card>
  );
}

function labelOf(name: string): string {
  return name.replaceAll('_', ' ');
}

function useSaveTimeZone() {
  const client = useQueryClient();
  return useMutation<void, ApiError, string>({
    mutationFn: (timeZone) => write('PUT', accountTimeZonePath, { timeZone, isDetected: false }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserResource.key });
      toast({ title: 'Time zone saved' });
    },
  });
}
