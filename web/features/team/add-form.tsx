import type { Role } from '@chalkline/domain/access/roles';
import { type FormEvent, type ReactElement, useState } from 'react';
import { addressTyping } from '../../ui/address-typing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import { FounderDialogOnDemand } from './dialogs-on-demand.ts';
import { RoleField } from './role-field.tsx';
import styles from './team.module.css';
import { teamFailure, useTeamChange } from './team-change.ts';

/** The least that opens the console; whoever adds the next person begins with it again. */
const usualRole: Role = 'consultant';

/** Gives a role to somebody who has an account, by their address. */
export function AddForm(): ReactElement {
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
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || isPending) return;
    if (role === 'founder') setAsking(true);
    else give();
  };
  return (
    <Card as="section" aria-labelledby="add-title">
      <form noValidate className={styles.form} onSubmit={add}>
        <h2 id="add-title" className={styles.title}>
          Add somebody
        </h2>
        <AddressField
          email={email}
          failure={isPending ? undefined : teamFailure(error)}
          onType={(typed) => {
            setEmail(typed);
            reset();
          }}
        />
        <RoleField role={role} onChange={setRole} />
        <Button variant="marker" type="submit" loading={isPending} icon={<Glyph name="plus" size={20} />}>
          Give the role
        </Button>
      </form>
      {isAsking ? (
        <FounderDialogOnDemand email={email.trim()} onConfirm={give} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}

interface AddressFieldProps {
  readonly email: string;
  readonly failure: string | undefined;
  readonly onType: (typed: string) => void;
}

function AddressField({ email, failure, onType }: AddressFieldProps): ReactElement {
  return (
    <Field label="E-mail address" required hint="Of somebody who has signed in before." error={failure}>
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
