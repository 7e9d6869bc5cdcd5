import { accountNamePath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { longestName } from '@chalkline/domain/account/identity-limits';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { useMutation } from '../../api/mutation.ts';
import { currentUserResource } from '../../api/resources.ts';
import { changeFailure } from '../../api/unclear-outcome.ts';
import { write } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './own-name.module.css';

/** What became of the form when it was sent without scripts. */
export type SentName = 'saved' | 'missing' | undefined;

export interface OwnNameProps {
  readonly viewer: CurrentUser;
  readonly sent: SentName;
}

/** The name of a person who signs in without Google: we greet them with it, and reviewers see it. */
export function OwnName({ viewer, sent }: OwnNameProps): ReactElement {
  const { mutate, isPending, isIdle, error } = useSaveName();
  const [name, setName] = useState(viewer.name ?? '');
  const [isEmpty, setEmpty] = useState(sent === 'missing');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (name.trim() !== '') mutate(name);
  };
  const failure = isEmpty ? 'Enter your name.' : changeFailure(error, 'your name');
  return (
    <form className={styles.form} method="post" action={accountNamePath} onSubmit={save} noValidate>
      <FormTokenField />
      {sent === 'saved' && isIdle ? <p role="status">Your name is saved.</p> : null}
      <Field
        className={styles.field}
        label="Your name"
        hint="In our emails, and for the people who review your work."
        error={failure}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            value={name}
            maxLength={longestName}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" loading={isPending}>
        Save name
      </Button>
    </form>
  );
}

function useSaveName() {
  const client = useQueryClient();
  return useMutation<void, ApiError, string>({
    mutationFn: (name) => write('PUT', accountNamePath, { name }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserResource.key });
      toast({ title: 'Name saved' });
    },
  });
}
