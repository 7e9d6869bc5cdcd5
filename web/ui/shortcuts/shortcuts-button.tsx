import { type ReactElement, useState } from 'react';
import { Button } from '../button.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { helpKey, type ListedKey, type Shortcut, searchKey } from './shortcut.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The list is loaded when it is first opened. */
const ShortcutsHelp = lazyComponent(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp);

interface ShortcutsButtonProps {
  readonly shortcuts: readonly Shortcut[];
  /** Keys that other components on the page listen for. */
  readonly others: readonly ListedKey[];
}

/** Enables the shortcuts, and lists them by this button or `?`. */
export function ShortcutsButton({ shortcuts, others }: ShortcutsButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOpened(true);
  };
  useShortcuts([...shortcuts, { ...helpKey, run: () => open(true) }]);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => open(true)}>
        Keyboard shortcuts
      </Button>
      {wasOpened ? (
        <ShortcutsHelp
          keys={[...shortcuts, ...others, searchKey, helpKey]}
          open={isOpen}
          onOpenChange={open}
        />
      ) : null}
    </>
  );
}
