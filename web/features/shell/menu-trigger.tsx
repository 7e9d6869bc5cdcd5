import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import type { ComponentProps, ReactElement } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './menu-trigger.module.css';

interface MenuTriggerProps extends ComponentProps<'button'> {
  readonly viewer: CurrentUser;
}

/** The avatar as a button. */
export function MenuTrigger({ viewer, ...button }: MenuTriggerProps): ReactElement {
  const name = fullName(viewer);
  return (
    <button {...button} type="button" className={styles.trigger} aria-label={`Account menu of ${name}`}>
      <Avatar name={name} src={viewer.profileImageUrl ?? undefined} />
    </button>
  );
}
