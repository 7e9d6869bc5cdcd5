import { skipSeconds } from '@chalkline/domain/playback/player';
import type { ListedKey } from '../../ui/shortcuts/shortcut.ts';

/** Keys of the video, as they are listed among the shortcuts of the page. */
export const videoKeys: readonly ListedKey[] = [
  { key: 'k', label: 'Play or pause the video' },
  { key: 'j', label: `Go back ${skipSeconds} seconds` },
  { key: 'l', label: `Go forward ${skipSeconds} seconds` },
  { key: 'f', label: 'Full screen' },
  { key: 'Space', label: 'In the player: play or pause' },
  { key: '← →', label: 'In the player: back or forward 5 seconds' },
  { key: '↑ ↓', label: 'In the player: volume (M mutes)' },
  { key: '< >', label: 'In the player: slower or faster' },
  { key: 'C, I', label: 'In the player: captions, small window' },
  { key: '0 – 9', label: 'In the player: go to a tenth of the video' },
];
