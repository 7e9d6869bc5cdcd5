import { refuseOwnName } from '@chalkline/domain/access/sign-in-methods';
import { fullName } from '@chalkline/domain/account/person-name';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement } from 'react';
import { signInMethodsResource } from '../../api/account-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import styles from './account-profile.module.css';
import { OwnName, type OwnNameProps } from './own-name.tsx';

/** The learner's name, email address and XP. */
export function AccountProfile({ viewer, sent }: OwnNameProps): ReactElement {
  const name = fullName(viewer);
  return (
    <Card as="section" aria-labelledby="profile-title" className={styles.profile}>
      <h2 id="profile-title" className="visually-hidden">
        Profile
      </h2>
      <div className={styles.person}>
        <Avatar name={name} src={viewer.profileImageUrl} size={72} />
        <div className={styles.text}>
          {name !== viewer.email && <p className={styles.name}>{name}</p>}
          <p className={styles.email}>
            <EmailAddress>{viewer.email}</EmailAddress>
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Total XP</dt>
          <dd>{totalXpText(viewer.totalXp)}</dd>
        </div>
      </dl>
      <Source viewer={viewer} sent={sent} />
    </Card>
  );
}

/** Google reports the name of its users. Others choose theirs here. */
function Source({ viewer, sent }: OwnNameProps): ReactElement | null {
  const { data } = useResource(signInMethodsResource);
  if (!data) return null;
  if (!refuseOwnName(data.methods)) return <OwnName viewer={viewer} sent={sent} />;
  return <p className={styles.source}>Your name, email and picture come from your Google account.</p>;
}
