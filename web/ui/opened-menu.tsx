import { type ReactElement, useState } from 'react';
import type { OpenedMenuProps } from './lazy-menu.ts';
import { Menu, type MenuProps } from './menu.tsx';

type Props = OpenedMenuProps & Pick<MenuProps, 'trigger' | 'align' | 'children'>;

/** A menu that is mounted when requested, so it starts open. */
export function OpenedMenu({ isByKeyboard, ...menu }: Props): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const [isFirstTime, setFirstTime] = useState(true);
  const change = (open: boolean) => {
    setOpen(open);
    setFirstTime(false);
  };
  return (
    <Menu {...menu} open={isOpen} onOpenChange={change} startsAtFirstItem={isFirstTime && isByKeyboard} />
  );
}
