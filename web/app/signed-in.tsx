import type { Requirement } from '@chalkline/domain/access/decide-access';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { afterFirstPaint } from '../features/shell/after-first-paint.ts';
import { SignedOutMessage } from '../features/signed-out/signed-out-message.tsx';

interface SignedInProps {
  /** What the page requires. */
  readonly requires: Requirement;
  /** Whether the shell shows how many notifications are unread. */
  readonly hasBell: boolean;
}

/** What every page does for a signed-in person once it is shown. */
export function SignedIn({ requires, hasBell }: SignedInProps): ReactElement {
  const client = useQueryClient();
  useEffect(() => (hasBell ? afterFirstPaint(client) : undefined), [client, hasBell]);
  return <SignedOutMessage requires={requires} />;
}
