import type { PendingCode } from '@chalkline/contract/sign-in';
import { signInPageAddress, signInPagePath } from '@chalkline/contract/sign-in-addresses';
import type { ReactElement } from 'react';
import { pendingCodeResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { CodeForm } from '../features/sign-in/code-form.tsx';
import { ResendForm } from '../features/sign-in/resend-form.tsx';
import { useSignInQuery } from '../features/sign-in/sign-in-query.ts';
import { SignInSheet } from '../features/sign-in/sign-in-sheet.tsx';
import { codeError, messageFor, resentText } from '../features/sign-in/sign-in-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmailAddress } from '../ui/email-address.tsx';
import { ErrorState } from '../ui/error-state.tsx';

const drawing = { subject: 'form', label: '6 digits' } as const;

/** Asks for the code that this browser's owner got by email. */
export function Screen(): ReactElement {
  const { data } = useResource(pendingCodeResource);
  if (!data?.pending) return <NoCode />;
  return data.pending.isOpen ? <EnterCode pending={data.pending} /> : <EndedCode pending={data.pending} />;
}

function EnterCode({ pending }: { readonly pending: PendingCode }): ReactElement {
  const { problem } = useSignInQuery();
  const message = messageFor(problem);
  const resent = resentText(problem);
  const { title, lead, rest, label } = texts[pending.purpose];
  return (
    <SignInSheet
      title={title}
      lead={
        <>
          {lead} <EmailAddress>{`${pending.email}.`}</EmailAddress> {rest}
        </>
      }
      drawing={drawing}
    >
      {message && <ErrorState title={message.title}>{message.text}</ErrorState>}
      {resent && <p role="status">{resent}</p>}
      <CodeForm error={codeError(problem, pending)} label={label} />
      <ResendForm seconds={pending.secondsUntilResend} problem={problem} isMain={false} />
      <OtherWays pending={pending} />
    </SignInSheet>
  );
}

/** What the page says before and after the address. */
const texts = {
  'sign-in': { title: 'Check your email', lead: 'We sent a code to', rest: '', label: 'Sign in' },
  link: {
    title: 'Connect Google',
    lead: 'You already have an account with',
    rest: 'Enter the code we sent there once, and Google opens that account from now on.',
    label: 'Sign in',
  },
  add: {
    title: 'Turn on email codes',
    lead: 'We sent a code to',
    rest: 'Enter it once, and codes open your account from now on.',
    label: 'Turn on email codes',
  },
} as const satisfies Record<PendingCode['purpose'], Record<'title' | 'lead' | 'rest' | 'label', string>>;

/** The code has expired or was entered wrongly too often. */
function EndedCode({ pending }: { readonly pending: PendingCode }): ReactElement {
  const { problem } = useSignInQuery();
  const isUsedUp = pending.attemptsLeft === 0;
  const message = messageFor(problem);
  return (
    <SignInSheet
      title={isUsedUp ? 'Too many tries' : 'That code has expired'}
      lead={
        <>
          The code we sent to <EmailAddress>{pending.email}</EmailAddress> no longer works. We can send you
          another one.
        </>
      }
      drawing={drawing}
    >
      {message && <ErrorState title={message.title}>{message.text}</ErrorState>}
      <ResendForm seconds={pending.secondsUntilResend} problem={problem} isMain />
      <OtherWays pending={pending} />
    </SignInSheet>
  );
}

function OtherWays({ pending }: { readonly pending: PendingCode }): ReactElement {
  if (pending.purpose === 'add')
    return (
      <p>
        <a href={pending.returnTo}>Back to your account</a>
      </p>
    );
  return (
    <p>
      <a href={signInPageAddress(pending.returnTo)}>Use another address or Google</a>
    </p>
  );
}

/** For a browser that asked for no code: mail is often opened on another device. */
function NoCode(): ReactElement {
  return (
    <SignInSheet
      title="No code to enter here"
      lead="A code works only in the browser where you asked for it. Go back to that browser, or ask for a code in this one."
      drawing={drawing}
    >
      <ButtonLink href={signInPagePath} variant="marker" size="large" fullWidth>
        Sign in here
      </ButtonLink>
    </SignInSheet>
  );
}
