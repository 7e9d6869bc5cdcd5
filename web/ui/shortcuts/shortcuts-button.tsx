import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '../button.tsx';
import { helpKey, type Shortcut } from './shortcut.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The list is loaded when somebody first asks for it. */
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

/** Makes the keys work, and lists them: by this button or by `?`. */
export function ShortcutsButton({ shortcuts }: { shortcuts: readonly Shortcut[] }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOpened(true);
  };
  useShortcuts([...shortcuts, { key: helpKey, label: 'Show this list', run: () => open(true) }]);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => open(true)}>
        Keyboard shortcuts
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ShortcutsHelp shortcuts={shortcuts} open={isOpen} onOpenChange={open} />
        </Suspense>
      ) : null}
    </>
  );
}
