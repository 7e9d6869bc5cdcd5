import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useState,
} from 'react';
import { nextPaint } from './after-next-paint.ts';
import { loadCode, loadCodeAhead } from './load-code.ts';
import { toast } from './toast-store.ts';

/** The props of a menu that is mounted when somebody opens it. */
export interface OpenedMenuProps {
  /** Whether a key opened it, and not a pointer. */
  readonly isByKeyboard: boolean;
}

interface Opened<Props> extends OpenedMenuProps {
  readonly Menu: ComponentType<Props>;
}

interface LazyMenu<Props> {
  /** What takes the place of the button once it was opened. */
  readonly opened: Opened<Props> | undefined;
  /** For the button that is shown until then. */
  readonly trigger: ComponentProps<'button'>;
}

/**
 * A menu whose code is loaded when needed, because most visits never open it. It starts loading when the pointer or
 * the focus comes near.
 */
export function useLazyMenu<Props>(load: () => Promise<ComponentType<Props>>): LazyMenu<Props> {
  const [opened, setOpened] = useState<Opened<Props>>();
  const preload = () => void loadCodeAhead(load);
  const open = async (isByKeyboard: boolean) => {
    try {
      // The browser first shows that the button was pressed.
      const [Menu] = await Promise.all([loadCode(load), nextPaint()]);
      setOpened({ Menu, isByKeyboard });
    } catch {
      toast({
        variant: 'destructive',
        title: "The menu didn't load",
        description: 'Check your connection and try again.',
      });
    }
  };
  return {
    opened,
    trigger: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event) => void open(isFromKeyboard(event)),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowDown') void open(true);
      },
    },
  };
}

/** Enter and Space arrive as clicks without a mouse button. */
function isFromKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}
