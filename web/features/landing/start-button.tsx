import { defaultReturnPath } from '@chalkline/domain/access/return-path';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { signInAddress, useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';

export interface StartButtonProps {
  readonly signedOutLabel?: string;
  readonly signedInLabel?: string;
  /** Where somebody signed in goes, and a visitor after signing in; the dashboard unless given. */
  readonly to?: string;
  readonly variant?: 'marker' | 'outline';
  readonly fullWidth?: boolean;
  readonly size?: 'medium' | 'large';
}

/** The way in: to sign-in for a visitor, on to the app for everybody else. */
export function StartButton(props: StartButtonProps): ReactElement {
  const { signedOutLabel = 'Get Started', signedInLabel = 'Go to Dashboard' } = props;
  const { to, variant = 'marker', size = 'large', fullWidth } = props;
  const { viewer } = useViewer();
  if (!viewer) {
    return (
      <ButtonLink href={signInAddress(to)} variant={variant} size={size} fullWidth={fullWidth}>
        {signedOutLabel}
      </ButtonLink>
    );
  }
  return (
    <Link href={to ?? defaultReturnPath} asChild>
      <ButtonLink variant={variant} size={size} fullWidth={fullWidth}>
        {signedInLabel}
      </ButtonLink>
    </Link>
  );
}
