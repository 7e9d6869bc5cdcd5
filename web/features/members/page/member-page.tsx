import type { ReactElement, ReactNode } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import type { MemberProps } from './member-change.ts';
import { MemberData } from './member-data.tsx';
import { MemberHeader } from './member-header.tsx';
import { MemberCertificates, MemberCourses, MemberSubmissions } from './member-learning.tsx';
import styles from './member-page.module.css';
import { MemberPayments } from './member-payments.tsx';
import { MemberPlans } from './member-plans.tsx';
import { MemberNotifyMeButton, MemberTickets } from './member-requests.tsx';
import { MemberSessions } from './member-sessions.tsx';

interface MemberPageProps extends MemberProps {
  /** The button that gives a role. */
  readonly roleAction: ReactNode;
}

/** Everything about one member, and the actions for them. */
export function MemberPage({ member, roleAction }: MemberPageProps): ReactElement {
  return (
    <Stack gap={32}>
      <MemberHeader member={member} action={roleAction} />
      <div className={styles.columns}>
        <Stack gap={24}>
          <MemberPlans member={member} />
          <MemberPayments member={member} />
          <MemberSessions member={member} />
          <MemberData member={member} />
        </Stack>
        <Stack gap={24}>
          <MemberCourses member={member} />
          <MemberSubmissions member={member} />
          <MemberCertificates member={member} />
          <MemberTickets member={member} />
          <MemberNotifyMeButton member={member} />
        </Stack>
      </div>
    </Stack>
  );
}
