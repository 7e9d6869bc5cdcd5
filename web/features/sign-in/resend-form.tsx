import { resendSignInCodePath, type SignInProblem } from '@chalkline/contract/sign-in-addresses';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './forms.module.css';

export interface ResendFormProps {
  readonly seconds: number;
  readonly problem: SignInProblem | undefined;
  readonly isMain: boolean;
}

/** Sends another code. The server keeps the wait, and says how long it is. */
export function ResendForm({ seconds, problem, isMain }: ResendFormProps): ReactElement {
  const mustWait = seconds > 0;
  return (
    <form className={styles.resend} method="post" action={resendSignInCodePath}>
      <FormTokenField />
      {isMain ? null : <p>No email yet? It can take a minute. Look in your spam folder, too.</p>}
      {mustWait && <Wait seconds={seconds} isTooEarly={problem === 'wait'} />}
      <Button type="submit" variant={isMain ? 'marker' : 'outline'}>
        Send another code
      </Button>
    </form>
  );
}

/** The page doesn't count the seconds, so it names them only in reply to somebody who was too early. */
function Wait({ seconds, isTooEarly }: { seconds: number; isTooEarly: boolean }): ReactElement {
  if (!isTooEarly) return <p>You can ask for another code one minute after the last.</p>;
  return (
    <ErrorState title="Please wait a moment">
      You can ask for another code in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
    </ErrorState>
  );
}
