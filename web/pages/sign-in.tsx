import { googleSignInAddress } from '@chalkline/contract/sign-in-addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import type { ReactElement } from 'react';
import { useSite, useViewer } from '../api/viewer.ts';
import { EmailForm } from '../features/sign-in/email-form.tsx';
import { PasskeyButton } from '../features/sign-in/passkey-button.tsx';
import { useSignInQuery } from '../features/sign-in/sign-in-query.ts';
import { SignInSheet } from '../features/sign-in/sign-in-sheet.tsx';
import {
  addressError,
  cancelledText,
  confirmIdentityText,
  leadFor,
  messageFor,
} from '../features/sign-in/sign-in-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import styles from './sign-in.module.css';

const drawing = { subject: 'key', label: 'one key' } as const;

/** Every way to sign in, on one page. Only passkeys need a script. */
export function Screen(): ReactElement {
  const { viewer } = useViewer();
  const { brand } = useSite();
  const { returnTo, isAgain, problem } = useSignInQuery();
  const message = messageFor(problem);
  const cancelled = cancelledText(problem);
  return (
    <SignInSheet
      title={isAgain ? "Confirm it's you" : 'Sign in'}
      lead={isAgain ? confirmIdentityText : leadFor(returnTo, brand)}
      drawing={drawing}
    >
      {message && <ErrorState title={message.title}>{message.text}</ErrorState>}
      {cancelled && <p role="status">{cancelled}</p>}
      {viewer && !isAgain && (
        <p>
          You're signed in as {viewer.email}. <a href={returnPath(returnTo)}>Continue</a>, or use another
          account:
        </p>
      )}
      <ButtonLink href={googleSignInAddress(returnTo, isAgain)} size="large" fullWidth icon={<GoogleMark />}>
        Continue with Google
      </ButtonLink>
      <PasskeyButton returnTo={returnTo} />
      <p className={styles.or}>or</p>
      <EmailForm
        returnTo={returnTo}
        address={isAgain ? viewer?.email : undefined}
        error={addressError(problem)}
      />
      <p className={styles.small}>
        No password needed: we email you a six-digit code. By signing in you accept our{' '}
        <a href="/terms-and-conditions">terms</a> and <a href="/privacy-policy">privacy policy</a>.
      </p>
    </SignInSheet>
  );
}

/** The letter in one colour, like every glyph of this site. */
function GoogleMark(): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M20 12h-8M20 12a8 8 0 1 1-2.6-5.9" />
    </svg>
  );
}
