import type { ReactElement } from 'react';
import { addressTyping } from './address-typing.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import styles from './typed-address.module.css';

interface TypedAddressProps {
  readonly label: string;
  /** The email address to type. */
  readonly expected: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Asks the user to type an address before something that can't be undone. */
export function TypedAddress({ label, expected, typed, error, onType }: TypedAddressProps): ReactElement {
  const hint = (
    <>
      Type <strong className={styles.expected}>{expected}</strong> to confirm.
    </>
  );
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          {...addressTyping}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
