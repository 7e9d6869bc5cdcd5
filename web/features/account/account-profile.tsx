import type { CurrentUser } from '@chalkline/contract/people';
import { refuseOwnName } from '@chalkline/domain/access/sign-in-methods';
import { fullName } from '@chalkline/domain/account/person-name';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { signInMethodsResource } from '../../api/resources.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './account-profile.module.css';
import { OwnName } from './own-name.tsx';

/** The learner's name, email address and XP. */
export function AccountProfile({ viewer }: { viewer: CurrentUser }): ReactElement {
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
          <Email address={viewer.email} />
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Total XP</dt>
          <dd>{totalXpText(viewer.totalXp)}</dd>
        </div>
      </dl>
      <Source viewer={viewer} />
    </Card>
  );
}

/** Google reports the name of its users. Others choose theirs here. */
function Source({ viewer }: { viewer: CurrentUser }): ReactElement | null {
  const { data } = useResource(signInMethodsResource);
  if (!data) return null;
  if (!refuseOwnName(data.methods)) return <OwnName viewer={viewer} />;
  return <p className={styles.source}>Your name, email and picture come from your Google account.</p>;
}

/** A long address wraps after the at sign and not inside a word. */
function Email({ address }: { address: string }): ReactElement {
  const at = address.lastIndexOf('@') + 1;
  return (
    <p className={styles.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </p>
  );
}
