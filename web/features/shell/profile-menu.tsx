import { logOutPath } from '@chalkline/contract/sign-in-addresses';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { PersonLabel } from './person-label.tsx';
import { PersonMenu, type PersonMenuProps } from './person-menu.tsx';

/** The menu of a signed-in user on the public pages. */
export function ProfileMenu(props: PersonMenuProps): ReactElement {
  return (
    <PersonMenu {...props}>
      <PersonLabel viewer={props.viewer} />
      <MenuSeparator />
      <MenuLink href="/account" icon={<Glyph name="user" size={20} />}>
        Profile
      </MenuLink>
      <MenuLink href={logOutPath} icon={<Glyph name="log-out" size={20} />}>
        Log out
      </MenuLink>
    </PersonMenu>
  );
}
