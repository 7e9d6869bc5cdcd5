import { logOutPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { planLabel } from '@chalkline/domain/billing/plans';
import { type ReactElement, useState } from 'react';
import { useSite } from '../../api/viewer.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { copyContact } from './contact.ts';
import { MenuTrigger } from './menu-trigger.tsx';
import { PersonLabel } from './person-label.tsx';
import { ThemeChoiceInMenu } from './theme-choice-in-menu.tsx';

/** The avatar menu of the app; it comes opened. */
export function AppMenu({ viewer }: { viewer: CurrentUser }): ReactElement {
  const { contactEmail, videoChannelUrl } = useSite();
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu open={isOpen} onOpenChange={setOpen} trigger={<MenuTrigger viewer={viewer} />}>
      <PersonLabel viewer={viewer}>
        <span>Plan: {planLabel(viewer.plan)}</span>
      </PersonLabel>
      <MenuSeparator />
      <MenuLink href="/account" icon={<Glyph name="card" size={20} />}>
        Manage plan
      </MenuLink>
      <MenuLink href={videoChannelUrl} external icon={<Glyph name="video" size={20} />}>
        Watch on YouTube
      </MenuLink>
      <MenuItem icon={<Glyph name="mail" size={20} />} onSelect={() => void copyContact(contactEmail)}>
        Get in touch
      </MenuItem>
      <MenuSeparator />
      <ThemeChoiceInMenu />
      <MenuSeparator />
      <MenuLink href={logOutPath} icon={<Glyph name="log-out" size={20} />}>
        Log out
      </MenuLink>
    </Menu>
  );
}
