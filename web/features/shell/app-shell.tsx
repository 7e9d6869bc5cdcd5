import type { ReactElement, ReactNode } from 'react';
import styles from './app-shell.module.css';
import { useBillingNotice } from './billing-notice.ts';
import { LeftRail } from './left-rail.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

export interface AppShellProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The signed-in app: a rail on the left (at the bottom on a phone) and a bar on top. */
export function AppShell({ title, children }: AppShellProps): ReactElement {
  useBillingNotice();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <LeftRail />
      <TopBar title={title} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
