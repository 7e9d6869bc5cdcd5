import type { CurrentUser } from '@chalkline/contract/people';
import { type ComponentType, type ReactElement, useState } from 'react';
import { MenuTrigger } from './menu-trigger.tsx';

export type PersonMenu = ComponentType<{ readonly viewer: CurrentUser }>;

interface MenuOnDemandProps {
  readonly viewer: CurrentUser;
  load(): Promise<PersonMenu>;
}

/**
 * Somebody's picture, which brings its menu when it is used: most visits never open it, and it is a
 * quarter of the code of a first page. It comes when a pointer or the keyboard draws near, and takes
 * the picture's place, opened, when the picture is pressed.
 */
export function MenuOnDemand({ viewer, load }: MenuOnDemandProps): ReactElement {
  const [Menu, setMenu] = useState<PersonMenu>();
  if (Menu) return <Menu viewer={viewer} />;
  const drawNear = () => void load();
  const open = () => void load().then((menu) => setMenu(() => menu));
  return (
    <MenuTrigger
      viewer={viewer}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={drawNear}
      onFocus={drawNear}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') open();
      }}
    />
  );
}
