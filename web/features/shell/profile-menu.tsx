import { logOutPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { type ReactElement, useState } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { Menu, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { MenuTrigger } from './menu-trigger.tsx';
import { PersonLabel } from './person-label.tsx';

/** The menu of somebody signed in, on the public pages; it comes opened. */
export function ProfileMenu({ viewer }: { viewer: CurrentUser }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu open={isOpen} onOpenChange={setOpen} trigger={<MenuTrigger viewer={viewer} />}>
      <PersonLabel viewer={viewer} />
      <MenuSeparator />
      <MenuLink href="/account" icon={<Glyph name="user" size={20} />}>
        Profile
      </MenuLink>
      <MenuLink href={logOutPath} icon={<Glyph name="log-out" size={20} />}>
        Log out
      </MenuLink>
    </Menu>
  );
}
