import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './passkey-button.module.css';

/** Hidden until `offer-passkey.ts` finds that the browser can use passkeys. */
export function PasskeyButton({ returnTo }: { readonly returnTo: string | undefined }): ReactElement {
  return (
    <div className={styles.passkey} data-passkey data-return-to={returnTo} hidden>
      <Button size="large" fullWidth icon={<Glyph name="key" />}>
        Sign in with a passkey
      </Button>
      <p className={styles.problem} role="alert" />
    </div>
  );
}
