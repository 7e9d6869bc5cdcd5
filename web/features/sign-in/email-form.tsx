import { signInCodePath } from '@chalkline/contract/sign-in-addresses';
import { addressPattern, noAddressText } from '@chalkline/domain/account/address-text';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Input } from '../../ui/input.tsx';
import styles from './forms.module.css';

export interface EmailFormProps {
  readonly returnTo: string | undefined;
  readonly address: string | undefined;
  readonly error: string | undefined;
}

/** Asks for the address that a code is sent to. */
export function EmailForm({ returnTo, address, error }: EmailFormProps): ReactElement {
  return (
    <form className={styles.form} method="post" action={signInCodePath}>
      <FormTokenField />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Field label="Your email" error={error} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            pattern={addressPattern}
            title={noAddressText}
            defaultValue={address}
          />
        )}
      </Field>
      <Button type="submit" variant="marker" size="large" fullWidth icon={<Glyph name="mail" />}>
        Email me a code
      </Button>
    </form>
  );
}
