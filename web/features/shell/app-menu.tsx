import { billingPortalPath } from '@chalkline/contract/addresses';
import { logOutPath } from '@chalkline/contract/sign-in-addresses';
import { planLabel } from '@chalkline/domain/billing/plans';
import type { ReactElement } from 'react';
import { useSite } from '../../api/viewer.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { copyContact } from './contact.ts';
import { PersonLabel } from './person-label.tsx';
import { PersonMenu, type PersonMenuProps } from './person-menu.tsx';
import { ThemeChoiceInMenu } from './theme-choice-in-menu.tsx';

/** The avatar menu of the app. */
export function AppMenu(props: PersonMenuProps): ReactElement {
  const { contactEmail, videoChannelUrl } = useSite();
  return (
    <PersonMenu {...props}>
      <PersonLabel viewer={props.viewer}>
        <span>Plan: {planLabel(props.viewer.plan)}</span>
      </PersonLabel>
      <MenuSeparator />
      {props.viewer.role ? (
        <MenuLink href="/founder" icon={<Glyph name="key" size={20} />}>
          Founder console
        </MenuLink>
      ) : null}
      <MenuLink href="/account" icon={<Glyph name="user" size={20} />}>
        Account
      </MenuLink>
      {props.viewer.plan === 'Free' ? null : (
        <MenuLink href={billingPortalPath} icon={<Glyph name="card" size={20} />}>
          Manage plan
        </MenuLink>
      )}
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
    </PersonMenu>
  );
}
