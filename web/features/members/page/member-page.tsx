import type { ReactElement, ReactNode } from 'react';
import { hydratedLater } from '../../../ui/hydrated-later.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { MemberProps } from './member-change.ts';
import { MemberHeader } from './member-header.tsx';
import styles from './member-page.module.css';
import { MemberPlans } from './member-plans.tsx';
import { type DeclineAction, MemberRefundRequests } from './member-refund-requests.tsx';

const MemberRecords = hydratedLater(async () => (await import('./member-lower.tsx')).MemberRecords);
const MemberActivity = hydratedLater(async () => (await import('./member-lower.tsx')).MemberActivity);

interface MemberPageProps extends MemberProps {
  /** The button that gives a role. */
  readonly roleAction: ReactNode;
  /** The form that declines a refund request. */
  readonly declineAction: DeclineAction;
}

/** Everything about one member, and the actions for them. */
export function MemberPage({ member, roleAction, declineAction }: MemberPageProps): ReactElement {
  return (
    <Stack gap={32}>
      <MemberHeader member={member} action={roleAction} />
      <div className={styles.columns}>
        <Stack gap={24}>
          <MemberRefundRequests member={member} declineAction={declineAction} />
          <MemberPlans member={member} />
          <MemberRecords member={member} />
        </Stack>
        <Stack gap={24}>
          <MemberActivity member={member} />
        </Stack>
      </div>
    </Stack>
  );
}
