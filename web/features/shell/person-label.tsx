import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import type { ReactElement, ReactNode } from 'react';
import { MenuLabel } from '../../ui/menu.tsx';
import styles from './person-label.module.css';

/** The name of the signed-in user, at the top of a menu. */
export function PersonLabel({
  viewer,
  children,
}: {
  viewer: CurrentUser;
  children?: ReactNode;
}): ReactElement {
  return (
    <MenuLabel>
      <span className={styles.person}>
        <span className={styles.name}>{fullName(viewer)}</span>
        <span>{viewer.email}</span>
        {children}
      </span>
    </MenuLabel>
  );
}
