import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { defaultReturnPath } from '@chalkline/domain/access/default-return-path';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';

export interface StartButtonProps {
  readonly signedOutLabel?: string;
  readonly signedInLabel?: string;
  /** Where a signed-in user goes, and a visitor after signing in; by default the dashboard. */
  readonly to?: string;
  readonly variant?: 'marker' | 'outline';
  readonly fullWidth?: boolean;
  readonly size?: 'medium' | 'large';
}

/** The main button: sign-in for visitors, the app for everyone else. */
export function StartButton(props: StartButtonProps): ReactElement {
  const { signedOutLabel = 'Get Started', signedInLabel = 'Go to Dashboard' } = props;
  const { to, variant = 'marker', size = 'large', fullWidth } = props;
  const { viewer } = useViewer();
  if (!viewer) {
    return (
      <ButtonLink href={signInPageAddress(to)} variant={variant} size={size} fullWidth={fullWidth}>
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
