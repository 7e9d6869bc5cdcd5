import type { MemberSummary } from '@chalkline/contract/members';
import { roleLabels } from '@chalkline/domain/access/team';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Day } from '../../api/day.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import styles from './member-row.module.css';
import { PlanBadge } from './plan-badge.tsx';
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
        <PlanBadge plan={member.plan} />
        {member.role ? <Badge>{roleLabels[member.role].label}</Badge> : null}
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
