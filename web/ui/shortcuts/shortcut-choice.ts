import { recall, useRemembered } from '../remembered.ts';

const name = 'shortcuts';
const off = 'off';

/** Single keys get in the way of speech input and of some screen readers, so they can be switched off. */
export function areShortcutsOn(): boolean {
  return recall(name) !== off;
}

export function useShortcutChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [choice, choose] = useRemembered(name);
  return [choice !== off, (isOn) => choose(isOn ? 'on' : off)];
}
