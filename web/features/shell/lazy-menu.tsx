import type { CurrentUser } from '@chalkline/contract/people';
import type { ComponentType, ReactElement } from 'react';
import { useLazyMenu } from '../../ui/lazy-menu.ts';
import { MenuTrigger } from './menu-trigger.tsx';
import type { PersonMenuProps } from './person-menu.tsx';

interface LazyMenuProps {
  readonly viewer: CurrentUser;
  load(): Promise<ComponentType<PersonMenuProps>>;
}

/** The avatar button. Its menu would be a quarter of the first page's code. */
export function LazyMenu({ viewer, load }: LazyMenuProps): ReactElement {
  const { opened, trigger } = useLazyMenu(load);
  if (opened) return <opened.Menu viewer={viewer} isByKeyboard={opened.isByKeyboard} />;
  return <MenuTrigger viewer={viewer} {...trigger} />;
}
