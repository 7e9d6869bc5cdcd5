import { checkSignInCodePath } from '@chalkline/contract/sign-in-addresses';
import { codeDigits, codeMinutes } from '@chalkline/domain/access/sign-in-codes';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './forms.module.css';

/** Takes the code as typed or pasted, with or without a space in the middle. */
export function CodeForm({
  error,
  label = 'Sign in',
}: {
  readonly error: string | undefined;
  /** What the button says. */
  readonly label?: string;
}): ReactElement {
  return (
    <form className={styles.form} method="post" action={checkSignInCodePath}>
      <FormTokenField />
      <Field
        label={`${codeDigits}-digit code`}
        hint={`It works for ${codeMinutes} minutes, in this browser.`}
        error={error}
        required
      >
        {(control) => (
          <Input
            {...control}
            className={styles.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" variant="marker" size="large" fullWidth>
        {label}
      </Button>
    </form>
  );
}
