import { signInPageAddress, signInPagePath } from '@chalkline/contract/addresses';
import type { PendingCode } from '@chalkline/contract/sign-in';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { pendingCodeResource } from '../api/resources.ts';
import { CodeForm } from '../features/sign-in/code-form.tsx';
import { ResendForm } from '../features/sign-in/resend-form.tsx';
import { useSignInQuery } from '../features/sign-in/sign-in-query.ts';
import { SignInSheet } from '../features/sign-in/sign-in-sheet.tsx';
import { codeError, noticeOf } from '../features/sign-in/sign-in-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
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
  const notice = noticeOf(problem);
  const lead = pending.isLinking
    ? `You already have an account with ${pending.email}. Enter the code we sent there once, and Google opens that account from now on.`
    : `We sent a code to ${pending.email}.`;
  return (
    <SignInSheet
      title={pending.isLinking ? 'Connect Google' : 'Check your email'}
      lead={lead}
      drawing={drawing}
    >
      {notice && <ErrorState title={notice.title}>{notice.text}</ErrorState>}
      <CodeForm error={codeError(problem, pending)} />
      <ResendForm seconds={pending.secondsUntilResend} problem={problem} isMain={false} />
      <OtherWays pending={pending} />
    </SignInSheet>
  );
}

/** The code has expired or was entered wrongly too often. */
function EndedCode({ pending }: { readonly pending: PendingCode }): ReactElement {
  const { problem } = useSignInQuery();
  const isUsedUp = pending.attemptsLeft === 0;
  const notice = noticeOf(problem);
  return (
    <SignInSheet
      title={isUsedUp ? 'Too many tries' : 'That code has expired'}
      lead={`The code we sent to ${pending.email} no longer works. We can send you another one.`}
      drawing={drawing}
    >
      {notice && <ErrorState title={notice.title}>{notice.text}</ErrorState>}
      <ResendForm seconds={pending.secondsUntilResend} problem={problem} isMain />
      <OtherWays pending={pending} />
    </SignInSheet>
  );
}

function OtherWays({ pending }: { readonly pending: PendingCode }): ReactElement {
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
