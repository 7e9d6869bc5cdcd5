import { playbackSettingsPath } from '@chalkline/contract/addresses';
import type { LessonPlayback } from '@chalkline/contract/playback';
import { writeWhileLeaving } from '../../api/write.ts';
import { recall, remember } from '../../ui/remembered.ts';
import {
  autoplayName,
  qualityName,
  readChoice,
  readQuality,
  speedName,
  unsentSettings,
} from './playback-choice.ts';
import { forgetUnsent, sendUnsent, unsentValue } from './unsent-change.ts';

let lastSending = Promise.resolve();
let sentAt = Number.NEGATIVE_INFINITY;

/**
 * Sends settings that were chosen here and have not arrived, so that the person's other devices have them too. One
 * after the other, so that their order is known.
 */
export function shareUnsentSettings(personId: string): Promise<void> {
  lastSending = lastSending.then(async () => {
    if (!hasUnsentSettings(personId)) return;
    // The server dates what was sent before by its arrival, and keeps the newest.
    const secondsSinceOthers = (Date.now() - sentAt) / 1000;
    await sendUnsent(unsentSettings, (_, secondsAgo) =>
      sendSettings(Math.min(secondsAgo, Math.max(0, secondsSinceOthers))),
    );
  });
  return lastSending;
}

/** Whether settings were sent after something was received, such as a page that was loaded ahead. */
export function hasSentSettingsSince(receivedAt: number): boolean {
  return sentAt >= receivedAt;
}

/** Whether this person's own have not arrived. In a shared browser they may be somebody else's. */
export function hasUnsentSettings(personId: string): boolean {
  return unsentValue(unsentSettings) === personId;
}

/** Uses the settings of the person, unless other ones were chosen here and have not arrived. */
export function applySharedSettings(settings: LessonPlayback['settings'], personId: string): void {
  if (hasUnsentSettings(personId)) return;
  // Somebody else's can't be sent any more once these are used.
  forgetUnsent(unsentSettings);
  if (!settings) return;
  remember(speedName, String(settings.speed));
  remember(autoplayName, settings.isAutoplay ? 'on' : 'off');
  remember(qualityName, String(settings.quality ?? 'auto'));
}

async function sendSettings(secondsAgo: number): Promise<void> {
  const choice = readChoice(recall(speedName), recall(autoplayName));
  const quality = readQuality(recall(qualityName));
  await writeWhileLeaving('PUT', playbackSettingsPath, { ...choice, quality, secondsAgo });
  sentAt = Date.now();
}
