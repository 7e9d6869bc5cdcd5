import { addGoogleAddress } from '@chalkline/contract/sign-in-addresses';
import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { refusePasskey, refuseRemoval } from '@chalkline/domain/access/sign-in-methods';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { signInMethodsResource } from '../../api/account-resources.ts';
import { canUsePasskeys } from '../../api/passkeys.ts';
import { useResource } from '../../api/resource.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './account-methods.module.css';
import { AccountRecovery } from './account-recovery.tsx';
import card from './card-with-list.module.css';
import { useAddCodes, useAddPasskey } from './change-methods.ts';
import { useCodesToast } from './codes-toast.ts';
import { useGoogleToast } from './google-toast.ts';
import { MethodRow } from './method-row.tsx';

/** Every way in which the person can sign in. They can be added and removed here. */
export function AccountMethods(): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useGoogleToast();
  useCodesToast();
  return (
    <Card as="section" aria-labelledby="methods-title" padded={false}>
      <div className={card.head}>
        <h2 id="methods-title" ref={heading} tabIndex={-1} className={card.title}>
          Sign-in methods
        </h2>
        <p className={card.hint}>Every way that opens your account.</p>
      </div>
      {/* Moves the focus, because the row that had it disappears with its method. */}
      <Methods headingOf={() => heading.current} />
    </Card>
  );
}

function Methods({ headingOf }: { headingOf: () => HTMLElement | null }): ReactElement {
  const { data, error, isFetching, refetch } = useResource(signInMethodsResource);
  return (
    <>
      {error ? (
        <div className={card.failure}>
          <ErrorState
            title="We couldn't load your sign-in methods"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      ) : null}
      {data || error ? null : <MethodsSkeleton />}
      {data ? <MethodList known={data} headingOf={headingOf} /> : null}
    </>
  );
}

function MethodList({
  known,
  headingOf,
}: {
  known: SignInMethods;
  headingOf: () => HTMLElement | null;
}): ReactElement {
  const { methods } = known;
  const isLast = refuseRemoval(methods) !== undefined;
  return (
    <>
      <ul className={card.list}>
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} isLast={isLast} focusAfter={headingOf} />
        ))}
      </ul>
      <div className={styles.add}>
        <AddMethods known={known} />
        {known.recovery ? <AccountRecovery recovery={known.recovery} /> : null}
      </div>
    </>
  );
}

function AddMethods({
  known: { methods, canAddGoogle, canAddCodes },
}: {
  known: SignInMethods;
}): ReactElement {
  const codes = useAddCodes();
  return (
    <>
      <AddPasskey limit={refusePasskey(methods)?.message} />
      <div className={styles.buttons}>
        {canAddGoogle ? <ButtonLink href={addGoogleAddress}>Add Google</ButtonLink> : null}
        {canAddCodes ? (
          <Button loading={codes.isPending} onClick={() => codes.mutate()}>
            Turn on email codes
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Nearly every browser can use passkeys, so the page has space for them before a script has asked. */
function AddPasskey({ limit }: { limit: string | undefined }): ReactElement {
  const [isSupported, setSupported] = useState(true);
  useEffect(() => setSupported(canUsePasskeys()), []);
  const { mutate, isPending } = useAddPasskey();
  if (!isSupported)
    return (
      <p className={card.hint}>
        This browser can't use passkeys. To add one, open this page in a current browser.
      </p>
    );
  return (
    <>
      <noscript>
        <p className={card.hint}>Passkeys need JavaScript. Turn it on in your browser to add one.</p>
      </noscript>
      <div className={classNames(styles.passkey, styles.scripted)}>
        <p className={card.hint}>
          {limit ??
            'A passkey is the quickest and safest way in: your fingerprint, your face or the PIN of your device.'}
        </p>
        {limit ? null : (
          <Button loading={isPending} onClick={() => mutate()} icon={<Glyph name="key" size={20} />}>
            {isPending ? 'Waiting for your device...' : 'Add a passkey'}
          </Button>
        )}
      </div>
    </>
  );
}

function MethodsSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading your sign-in methods" className={card.loading ?? ''}>
      <Skeleton width="50%" />
      <Skeleton width="80%" />
    </SkeletonGroup>
  );
}
