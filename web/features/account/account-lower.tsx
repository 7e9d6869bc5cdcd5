import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { AccountData } from './account-data.tsx';
import { AccountEmails } from './account-emails.tsx';
import { AccountMethods } from './account-methods.tsx';
import { AccountRefund } from './account-refund.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountTimeZone } from './account-time-zone.tsx';

// These parts are hydrated later than the page, and another viewer among their props would replace their HTML until then.

interface SettingsProps {
  /** What a form without scripts has just saved. */
  readonly saved: string | null;
}

/** The cards below the plan. */
export function AccountSettings({ saved }: SettingsProps): ReactElement {
  return (
    <>
      <AccountRefund />
      <AccountEmails isSavedByForm={saved === 'emails'} />
      <AccountTimeZone isSavedByForm={saved === 'time-zone'} />
    </>
  );
}

/** How the person signs in, and what happens to their data. */
export function AccountSecurity(): ReactElement {
  const { viewer } = useViewer();
  return (
    <>
      <AccountMethods />
      <AccountSessions />
      {viewer ? <AccountData viewer={viewer} /> : null}
    </>
  );
}
