import type { ReactElement, ReactNode } from 'react';
import styles from './app-shell.module.css';
import { useBillingToast } from './lazy-billing-toast.ts';
import { LeftRail } from './left-rail.tsx';
import { OwedPaymentBanner } from './owed-payment-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

export interface AppShellProps {
  readonly title: string;
  /** The name of the product area, if it is not the app itself. */
  readonly place?: string;
  /** Replaces the usual rail. */
  readonly rail?: ReactElement;
  readonly children: ReactNode;
}

/** The signed-in app: a rail on the left (at the bottom on a phone) and a bar on top. */
export function AppShell({ title, place, rail = <LeftRail />, children }: AppShellProps): ReactElement {
  useBillingToast();
  return (
    <div className={styles.shell}>
      <SkipLink />
      {rail}
      <TopBar title={title} place={place} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* Staff see other people's money in the console, so only the app reminds them of their own. */}
        {place === undefined ? <OwedPaymentBanner /> : null}
        {children}
      </main>
    </div>
  );
}
