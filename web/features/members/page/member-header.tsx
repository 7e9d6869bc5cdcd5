import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Day } from '../../../api/day.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { ChalkHeading } from '../../../ui/chalk-heading.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { PlanBadges } from '../plan-badges.tsx';
import type { MemberProps } from './member-change.ts';
import styles from './member-header.module.css';

/** The member's name and main facts. */
export function MemberHeader({ member, action }: MemberProps & { action: ReactNode }): ReactElement {
  return (
    <header className={styles.header}>
      <BackLink href="/founder/members">All members</BackLink>
      <div className={styles.person}>
        <Avatar name={member.name} src={member.profileImageUrl} size={64} />
        <div className={styles.text}>
          <ChalkHeading seed={member.id}>{member.name}</ChalkHeading>
          <p className={styles.email}>
            <EmailAddress>{member.email}</EmailAddress>
          </p>
        </div>
      </div>
      <p className={styles.facts}>
        <PlanBadges plan={member.plan} role={member.role} />
        <span>
          Joined <Day at={member.joinedAt} />
        </span>
        <span>
          Last seen <Day at={member.lastSeenAt} />
        </span>
        <span>{totalXpText(member.totalXp)} XP</span>
        {action}
        <Link href={`/founder/audit?subject=member:${member.id}`}>In the audit log</Link>
      </p>
    </header>
  );
}
