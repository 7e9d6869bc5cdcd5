import { arrowSeconds, skipSeconds } from '@chalkline/domain/playback/player';
import { areShortcutsOn } from '../../ui/shortcuts/shortcut-choice.ts';
import type { PlayerActions } from './player-actions.ts';

type Action = (player: PlayerActions) => void;

/** Single keys, which people can switch off. Some mean something else on the rest of the page. */
const letters: Readonly<Record<string, Action>> = {
  k: (player) => player.togglePlay(),
  j: (player) => player.skip(-skipSeconds),
  l: (player) => player.skip(skipSeconds),
  m: (player) => player.toggleMute(),
  c: (player) => player.toggleCaptions(),
  f: (player) => player.toggleFullScreen(),
  i: (player) => player.toggleWindow(),
  '<': (player) => player.changeSpeed(-1),
  '>': (player) => player.changeSpeed(1),
};

const otherKeys: Readonly<Record<string, Action>> = {
  ArrowLeft: (player) => player.skip(-arrowSeconds),
  ArrowRight: (player) => player.skip(arrowSeconds),
  ArrowUp: (player) => player.changeVolume(0.1),
  ArrowDown: (player) => player.changeVolume(-0.1),
  Home: (player) => player.goToPart(0),
  End: (player) => player.goToPart(1),
};

/** What a key does while the focus is in the player. Undefined for keys that belong to the focused control. */
export function playerKey(event: KeyboardEvent): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || !(target instanceof Element)) return undefined;
  if (target.closest('select, [data-own-arrows]') && key in otherKeys) return undefined;
  if (key === ' ') return target instanceof HTMLVideoElement ? letters.k : undefined;
  // Letters choose an entry in a list.
  if (target.closest('select')) return undefined;
  if (key in otherKeys) return otherKeys[key];
  if (!areShortcutsOn()) return undefined;
  if (/^\d$/.test(key)) return (player) => player.goToPart(Number(key) / 10);
  return letters[key.toLowerCase()];
}
