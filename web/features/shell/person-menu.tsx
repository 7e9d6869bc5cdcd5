import type { CurrentUser } from '@chalkline/contract/people';
import type { ReactElement, ReactNode } from 'react';
import type { OpenedMenuProps } from '../../ui/lazy-menu.ts';
import { OpenedMenu } from '../../ui/opened-menu.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

export interface PersonMenuProps extends OpenedMenuProps {
  readonly viewer: CurrentUser;
}

/** The avatar menu. */
export function PersonMenu({
  viewer,
  isByKeyboard,
  children,
}: PersonMenuProps & { readonly children: ReactNode }): ReactElement {
  return (
    <OpenedMenu isByKeyboard={isByKeyboard} trigger={<MenuTrigger viewer={viewer} />}>
      {children}
    </OpenedMenu>
  );
}
