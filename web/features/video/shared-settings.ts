import { playbackSettingsPath } from '@chalkline/contract/addresses';
import type { LessonPlayback } from '@chalkline/contract/playback';
import { writeWhileLeaving } from '../../api/write.ts';
import { recall, remember } from '../../ui/remembered.ts';
import { autoplayName, qualityName, readChoice, readQuality, speedName } from './playback-choice.ts';
import { hasUnsent, sendUnsent } from './unsent-change.ts';
import { settingsName } from './unsent-mark.ts';

/** Sends settings that were chosen here and have not arrived, so that the person's other devices have them too. */
export function shareUnsentSettings(): Promise<void> {
  return sendUnsent(settingsName, (_, secondsAgo) => sendSettings(secondsAgo));
}

export function hasUnsentSettings(): boolean {
  return hasUnsent(settingsName);
}

/** Uses the settings of the person, unless other ones were chosen here and have not arrived. */
export function applySharedSettings(settings: LessonPlayback['settings']): void {
  if (!settings || hasUnsentSettings()) return;
  remember(speedName, String(settings.speed));
  remember(autoplayName, settings.isAutoplay ? 'on' : 'off');
  remember(qualityName, String(settings.quality ?? 'auto'));
}

function sendSettings(secondsAgo: number): Promise<void> {
  const choice = readChoice(recall(speedName), recall(autoplayName));
  const quality = readQuality(recall(qualityName));
  return writeWhileLeaving('PUT', playbackSettingsPath, { ...choice, quality, secondsAgo });
}
