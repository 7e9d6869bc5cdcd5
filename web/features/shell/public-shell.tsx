import type { ReactElement, ReactNode } from 'react';
import { useBillingToast } from './lazy-billing-toast.ts';
import { PublicNav } from './public-nav.tsx';
import styles from './public-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The public site: a navigation on top and a footer. */
export function PublicShell({ children }: { children: ReactNode }): ReactElement {
  useBillingToast();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <PublicNav />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
