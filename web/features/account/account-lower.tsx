import type { CurrentUser } from '@chalkline/contract/people';
import type { ReactElement } from 'react';
import { AccountData } from './account-data.tsx';
import { AccountEmails } from './account-emails.tsx';
import { AccountMethods } from './account-methods.tsx';
import { AccountRefund } from './account-refund.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountTimeZone } from './account-time-zone.tsx';

interface SettingsProps {
  readonly viewer: CurrentUser;
  /** What a form without scripts has just saved. */
  readonly saved: string | null;
}

/** The cards below the plan. */
export function AccountSettings({ viewer, saved }: SettingsProps): ReactElement {
  return (
    <>
      <AccountRefund />
      <AccountEmails isSavedByForm={saved === 'emails'} />
      <AccountTimeZone viewer={viewer} isSavedByForm={saved === 'time-zone'} />
    </>
  );
}

/** How the person signs in, and what happens to their data. */
export function AccountSecurity({ viewer }: { viewer: CurrentUser }): ReactElement {
  return (
    <>
      <AccountMethods />
      <AccountSessions />
      <AccountData viewer={viewer} />
    </>
  );
}
