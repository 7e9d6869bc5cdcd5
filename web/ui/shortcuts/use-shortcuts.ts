import { useEffect, useRef } from 'react';
import { pressedKey, type Shortcut, shortcutFor } from './shortcut.ts';
import { areShortcutsOn } from './shortcut-choice.ts';

/** Listens for the keys while the component is on the page. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!areShortcutsOn()) return;
      const shortcut = shortcutFor(pressedKey(event), latest.current);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
