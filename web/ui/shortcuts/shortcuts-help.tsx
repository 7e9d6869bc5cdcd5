import type { ReactElement } from 'react';
import { Dialog } from '../dialog.tsx';
import { helpKey, type Shortcut } from './shortcut.ts';
import { useShortcutChoice } from './shortcut-choice.ts';
import styles from './shortcuts-help.module.css';

export interface ShortcutsHelpProps {
  readonly shortcuts: readonly Shortcut[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every key of the page, and a way to switch them off. */
export default function ShortcutsHelp({ shortcuts, open, onOpenChange }: ShortcutsHelpProps): ReactElement {
  const [isOn, setOn] = useShortcutChoice();
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className={styles.list}>
        {shortcuts.map(({ key, label }) => (
          <ShortcutRow key={key} pressed={key} label={label} />
        ))}
        <ShortcutRow pressed={helpKey} label="Show this list" />
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        Use single keys as shortcuts
      </label>
    </Dialog>
  );
}

function ShortcutRow({ pressed, label }: { pressed: string; label: string }): ReactElement {
  return (
    <div className={styles.row}>
      <dt>
        <kbd className={styles.key}>{pressed.toUpperCase()}</kbd>
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
