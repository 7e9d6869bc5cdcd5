import type { CurrentUser } from '@chalkline/contract/people';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react';
import { MenuTrigger } from './menu-trigger.tsx';
import type { PersonMenuProps } from './person-menu.tsx';

type LoadedMenu = ComponentType<PersonMenuProps>;

interface LazyMenuProps {
  readonly viewer: CurrentUser;
  load(): Promise<LoadedMenu>;
}

interface Opened {
  readonly Menu: LoadedMenu;
  readonly isByKeyboard: boolean;
}

/**
 * The avatar button, whose menu is loaded when needed, because most visits never open it and it would be a
 * quarter of the first page's code. It starts loading when the pointer or the focus comes near, and opens in
 * place of the button when clicked.
 */
export function LazyMenu({ viewer, load }: LazyMenuProps): ReactElement {
  const [opened, setOpened] = useState<Opened>();
  if (opened) return <opened.Menu viewer={viewer} isByKeyboard={opened.isByKeyboard} />;

  const drawNear = () => void load();
  const open = async (isByKeyboard: boolean) => setOpened({ Menu: await load(), isByKeyboard });
  const press = (event: MouseEvent) => void open(isFromKeyboard(event));
  const arrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') void open(true);
  };
  return (
    <MenuTrigger
      viewer={viewer}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={drawNear}
      onFocus={drawNear}
      onClick={press}
      onKeyDown={arrow}
    />
  );
}

/** Enter and Space arrive as clicks without a mouse button. */
function isFromKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}
