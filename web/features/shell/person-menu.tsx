import type { CurrentUser } from '@chalkline/contract/people';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Menu } from '../../ui/menu.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

export interface PersonMenuProps {
  readonly viewer: CurrentUser;
  /** Whether a key opened it, and not a pointer. */
  readonly isByKeyboard: boolean;
}

/** The avatar menu. It is mounted when requested, so it starts open. */
export function PersonMenu({
  viewer,
  isByKeyboard,
  children,
}: PersonMenuProps & { readonly children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const [isFirstTime, setFirstTime] = useState(true);
  const change = (open: boolean) => {
    setOpen(open);
    setFirstTime(false);
  };
  return (
    <Menu
      open={isOpen}
      onOpenChange={change}
      startsAtFirstItem={isFirstTime && isByKeyboard}
      trigger={<MenuTrigger viewer={viewer} />}
    >
      {children}
    </Menu>
  );
}
