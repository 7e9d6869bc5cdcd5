import { decideAccess } from '@chalkline/domain/access/decide-access';
import type { ReactElement } from 'react';
import { useViewer } from '../../api/viewer.ts';
import styles from './free-offer.module.css';
import { FreePlanButton } from './free-plan-button.tsx';

/** What people without a plan can do. Others see nothing. */
export function FreeOffer(): ReactElement | null {
  const { viewer } = useViewer();
  if (decideAccess('paid', viewer) === 'allow') return null;
  return (
    <div className={styles.free}>
      <p>
        {viewer
          ? 'Not sure yet? Your free account includes free lessons and prompts.'
          : 'Not sure yet? Sign in for free: some lessons and prompts are open to everyone.'}
      </p>
      <FreePlanButton />
    </div>
  );
}
