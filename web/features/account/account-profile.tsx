import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { signInMethodsResource } from '../../api/resources.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './account-profile.module.css';

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
      <Source />
    </Card>
  );
}

/** Says where the facts come from. Without Google there is only the address, which needs no explanation. */
function Source(): ReactElement | null {
  const { data } = useResource(signInMethodsResource);
  if (!data?.methods.some(({ kind }) => kind === 'google')) return null;
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
