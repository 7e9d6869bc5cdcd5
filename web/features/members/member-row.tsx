import type { MemberSummary } from '@chalkline/contract/members';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Day } from '../../api/day.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import styles from './member-row.module.css';
import { PlanBadges } from './plan-badges.tsx';
import { WaitingBadges } from './waiting-badges.tsx';

/** One member in the list of them. */
export function MemberRow({ member }: { member: MemberSummary }): ReactElement {
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link href={`/founder/members/${member.id}`} className={styles.link}>
            {member.name}
          </Link>
        </h2>
        <p className={styles.email}>
          <EmailAddress>{member.email}</EmailAddress>
        </p>
      </div>
      <p className={styles.plan}>
        <PlanBadges plan={member.plan} role={member.role} />
      </p>
      <p className={styles.times}>
        <span>
          Joined <Day at={member.joinedAt} />
        </span>
        <span>
          Last seen <Day at={member.lastSeenAt} />
        </span>
      </p>
      <p className={styles.waiting}>
        <WaitingBadges waiting={member.waiting} />
      </p>
    </li>
  );
}
