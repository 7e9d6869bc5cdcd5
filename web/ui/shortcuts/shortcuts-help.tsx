import type { ReactElement } from 'react';
import { Dialog } from '../dialog.tsx';
import type { ListedKey } from './shortcut.ts';
import { useShortcutChoice } from './shortcut-choice.ts';
import styles from './shortcuts-help.module.css';

export interface ShortcutsHelpProps {
  readonly keys: readonly ListedKey[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every key of the page, and a way to switch them off. */
export function ShortcutsHelp({ keys, open, onOpenChange }: ShortcutsHelpProps): ReactElement {
  const [isOn, setOn] = useShortcutChoice();
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className={styles.list}>
        {keys.map(({ key, label }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        Use single keys as shortcuts
      </label>
    </Dialog>
  );
}
