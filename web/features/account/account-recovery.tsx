import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { type ReactElement, useState } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './account-methods.module.css';
import card from './card-with-list.module.css';
import { useStopRecovery } from './recovery-changes.ts';

const RecoveryDialog = lazyComponent(async () => (await import('./recovery-dialog.tsx')).RecoveryDialog);

/** A way for somebody who has lost everything but their mailbox. */
export function AccountRecovery({
  recovery,
}: {
  readonly recovery: NonNullable<SignInMethods['recovery']>;
}): ReactElement {
  const momentLabel = useMomentLabel();
  const { state, until } = recovery;
  if (until === null) return <AskForRecovery />;
  const day = <time dateTime={until}>{momentLabel(until)}</time>;
  return (
    <div className={styles.passkey}>
      <p className={card.hint}>
        {state === 'waiting' ? (
          <>
            You asked to recover your account. From {day} on, an email code is enough to remove Google or a
            passkey, or to add another one. If Google or a passkey is used before then, the recovery stops.
          </>
        ) : (
          <>Until {day}, an email code is enough to remove Google or a passkey, or to add another one.</>
        )}
      </p>
      <StopRecovery />
    </div>
  );
}

function AskForRecovery(): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.passkey}>
      <p className={card.hint}>
        You signed in with an email code. To remove Google or a passkey, or to add Google, sign in with one of
        them first.
      </p>
      <Button onClick={() => setAsking(true)}>I can't use them any more</Button>
      {isAsking ? <RecoveryDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function StopRecovery(): ReactElement {
  const { mutate, isPending } = useStopRecovery();
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Stop the recovery
    </Button>
  );
}
