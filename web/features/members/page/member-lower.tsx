import type { ReactElement } from 'react';
import type { MemberProps } from './member-change.ts';
import { MemberData } from './member-data.tsx';
import { MemberCertificates, MemberCourses, MemberSubmissions } from './member-learning.tsx';
import { MemberPayments } from './member-payments.tsx';
import { MemberTickets, MemberWaitlists } from './member-requests.tsx';
import { MemberSessions } from './member-sessions.tsx';

/** The cards below the plans. */
export function MemberRecords({ member }: MemberProps): ReactElement {
  return (
    <>
      <MemberPayments member={member} />
      <MemberSessions member={member} />
      <MemberData member={member} />
    </>
  );
}

/** What the member has done. */
export function MemberActivity({ member }: MemberProps): ReactElement {
  return (
    <>
      <MemberCourses member={member} />
      <MemberSubmissions member={member} />
      <MemberCertificates member={member} />
      <MemberTickets member={member} />
      <MemberWaitlists member={member} />
    </>
  );
}
