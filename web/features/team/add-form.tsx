import type { Role } from '@chalkline/domain/access/roles';
import { signsOutText } from '@chalkline/domain/access/team';
import { type FormEvent, type ReactElement, useState } from 'react';
import { addressTyping } from '../../ui/address-typing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import { LazyFounderDialog } from './lazy-dialogs.ts';
import { RoleField } from './role-field.tsx';
import styles from './team.module.css';
import { teamFailure, useTeamChange } from './team-change.ts';

/** The role with the fewest rights; the form starts with it again after each person. */
const usualRole: Role = 'consultant';

/** Gives a role to someone who has an account, by email address. */
export function AddForm(): ReactElement {
  const { email, role, isAsking, setAsking, ...adding } = useAdding();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    adding.add();
  };
  return (
    <Card as="section" aria-labelledby="add-title">
      <form noValidate className={styles.form} onSubmit={submit}>
        <h2 id="add-title" className={styles.title}>
          Add someone
        </h2>
        <AddressField email={email} failure={adding.failure} onType={adding.type} />
        <RoleField role={role} onChange={adding.setRole} />
        <p className={styles.hint}>{signsOutText}</p>
        <Button
          variant="marker"
          type="submit"
          loading={adding.isPending}
          icon={<Glyph name="plus" size={20} />}
        >
          Add to team
        </Button>
      </form>
      {isAsking ? (
        <LazyFounderDialog email={email.trim()} onConfirm={adding.give} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}

/** The person and the role. The founder role has to be confirmed. */
function useAdding() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(usualRole);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useTeamChange(() => {
    setEmail('');
    setRole(usualRole);
  });
  const give = () => {
    setAsking(false);
    mutate({ kind: 'add', email: email.trim(), role });
  };
  const add = () => {
    if (!email.trim() || isPending) return;
    if (role === 'founder') setAsking(true);
    else give();
  };
  const type = (typed: string) => {
    setEmail(typed);
    reset();
  };
  const failure = isPending ? undefined : teamFailure(error);
  return { email, role, isAsking, isPending, failure, setRole, setAsking, type, add, give };
}

interface AddressFieldProps {
  readonly email: string;
  readonly failure: string | undefined;
  readonly onType: (typed: string) => void;
}

function AddressField({ email, failure, onType }: AddressFieldProps): ReactElement {
  return (
    <Field label="Email address" required hint="They must have signed in at least once." error={failure}>
      {(control) => (
        <Input
          {...control}
          {...addressTyping}
          maxLength={320}
          value={email}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
