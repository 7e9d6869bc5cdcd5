import { resendSignInCodePath, type SignInProblem } from '@chalkline/contract/sign-in-addresses';
import type { ReactElement } from 'react';
import { FormTokenField } from '../../api/form-token-field.tsx';
import { Button } from '../../ui/button.tsx';
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
      {mustWait && (
        <p role={problem === 'wait' ? 'status' : undefined}>
          You can ask for another code in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
        </p>
      )}
      <Button type="submit" variant={isMain ? 'marker' : 'outline'}>
        Send another code
      </Button>
    </form>
  );
}
