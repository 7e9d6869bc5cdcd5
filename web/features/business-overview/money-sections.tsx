import type { ReactElement } from 'react';
import { BusinessOverviewPanel } from './business-overview.tsx';
import { FounderEmailSwitches } from './founder-email-switches.tsx';
import { RefundRequests } from './refund-requests.tsx';

/** The part of the overview that only the founder sees, below what needs attention. */
export function MoneySections(): ReactElement {
  return (
    <>
      <RefundRequests />
      <BusinessOverviewPanel />
      <FounderEmailSwitches />
    </>
  );
}
