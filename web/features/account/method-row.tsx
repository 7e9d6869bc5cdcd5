import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { type SignInMethodKind, signInMethodLabels } from '@chalkline/domain/access/sign-in-methods';
import { type ReactElement, useState } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Button } from '../../ui/button.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './method-row.module.css';

const RemoveMethodDialog = lazyComponent(
  async () => (await import('./remove-method-dialog.tsx')).RemoveMethodDialog,
);
const RenamePasskeyDialog = lazyComponent(
  async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog,
);

const glyphs = { google: 'user', email: 'mail', passkey: 'key' } as const satisfies Record<
  SignInMethodKind,
  string
>;

export interface MethodRowProps {
  readonly method: SignInMethod;
  /** The last method can't be removed. */
  readonly isLast: boolean;
  /** Where the focus goes when the row is gone. */
  readonly focusAfter: () => HTMLElement | null;
}

export function MethodRow({ method, isLast, focusAfter }: MethodRowProps): ReactElement {
  const { kind, name } = method;
  return (
    <li className={styles.row}>
      <Glyph name={glyphs[kind]} size={24} />
      <div>
        <p className={styles.name}>{kind === 'passkey' ? name : signInMethodLabels[kind]}</p>
        <p className={styles.detail}>
          {kind === 'passkey' ? signInMethodLabels[kind] : <EmailAddress>{name}</EmailAddress>}
        </p>
        <Times method={method} />
      </div>
      <Actions method={method} isLast={isLast} focusAfter={focusAfter} />
    </li>
  );
}

function Times({ method: { addedAt, lastUsedAt } }: Pick<MethodRowProps, 'method'>): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <p className={styles.times}>
      {addedAt ? (
        <span>
          Added <time dateTime={addedAt}>{momentLabel(addedAt)}</time>
        </span>
      ) : null}
      <span>
        {lastUsedAt ? (
          <>
            Last used <time dateTime={lastUsedAt}>{momentLabel(lastUsedAt)}</time>
          </>
        ) : (
          'Not used yet'
        )}
      </span>
    </p>
  );
}

function Actions({ method, isLast, focusAfter }: MethodRowProps): ReactElement {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const what = <span className="visually-hidden"> {spokenName(method)}</span>;
  return (
    <div className={styles.actions}>
      {method.kind === 'passkey' ? (
        <Button size="small" variant="quiet" onClick={() => setOpen('rename')}>
          Rename{what}
        </Button>
      ) : null}
      {isLast ? (
        <p className={styles.detail}>Your only way to sign in</p>
      ) : (
        <Button size="small" onClick={() => setOpen('remove')}>
          Remove{what}
        </Button>
      )}
      {open === 'rename' ? <RenamePasskeyDialog method={method} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemoveMethodDialog
          method={method}
          label={spokenName(method)}
          focusAfter={focusAfter}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function spokenName({ kind, name }: SignInMethod): string {
  return kind === 'passkey' ? name : signInMethodLabels[kind];
}
