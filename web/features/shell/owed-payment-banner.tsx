import { billingPortalPath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './owed-payment-banner.module.css';

/** Shown on every page of the app until a failed renewal is paid. */
export function OwedPaymentBanner(): ReactElement | null {
  const { viewer } = useViewer();
  if (!viewer?.isPaymentOwed) return null;
  return (
    <section aria-label="Failed payment" className={styles.banner}>
      <Glyph name="alert" size={20} />
      <p>
        Your last payment didn't go through. <a href={billingPortalPath}>Update your card</a> to keep your
        access.
      </p>
    </section>
  );
}
