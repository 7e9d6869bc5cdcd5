import { addressOf, lessonPlaybackPath, watchPositionPath } from '@chalkline/contract/addresses';
import type { LessonPlayback } from '@chalkline/contract/playback';
import { resumeSecond } from '@chalkline/domain/courses/watch-position';
import { readAddress } from '../../api/query-client.ts';
import { writeWhileLeaving } from '../../api/write.ts';
import { forget, recall, remember } from '../../ui/remembered.ts';
import {
  applySharedSettings,
  hasSentSettingsSince,
  hasUnsentSettings,
  shareUnsentSettings,
} from './shared-settings.ts';
import { hasUnsent, sendUnsent } from './unsent-change.ts';

/** While a video plays, its position is sent at most this often. */
const sentEverySeconds = 30;
/** The first position is sent this early: from here on, a video is resumed. */
const firstSentSeconds = 5;

interface WatchedVideo {
  readonly element: HTMLVideoElement;
  readonly lessonId: number;
  readonly personId: string;
  /** The name of the position in this browser. */
  readonly name: string;
  /** What the page already contains about it. */
  readonly known: KnownPlayback | undefined;
}

export interface KnownPlayback {
  readonly playback: LessonPlayback;
  /** When it arrived. What is loaded ahead for a link arrives before its page is opened. */
  readonly receivedAt: number;
}

/** Keeps the position in a video and the settings the same on all devices of a person. */
export async function sharePosition(video: WatchedVideo, signal: AbortSignal): Promise<void> {
  sendPositions(video, signal);
  const nothingIsUnsent = !hasUnsent(video.name) && !hasUnsentSettings(video.personId);
  await sendMarked(video);
  await shareUnsentSettings(video.personId);
  const { known } = video;
  const isUpToDate = nothingIsUnsent && known && !hasSentSettingsSince(known.receivedAt);
  const playback = isUpToDate ? known.playback : await readPlayback(video.lessonId, signal);
  if (!playback || signal.aborted) return;
  applySharedSettings(playback.settings, video.personId);
  if (playback.positionSeconds !== null) resume(video, playback.positionSeconds);
}

/** Without an answer, the video continues with what this device knows. */
async function readPlayback(lessonId: number, signal: AbortSignal): Promise<LessonPlayback | undefined> {
  try {
    return (await readAddress(addressOf(lessonPlaybackPath, { lessonId }), signal)) as LessonPlayback;
  } catch {
    return undefined;
  }
}

/** Moves a video that nobody has touched yet to where the person stopped on another device. */
function resume({ element, name }: WatchedVideo, seconds: number): void {
  if (hasUnsent(name)) return;
  const known = resumeSecond(Number(recall(name) ?? 0), element.duration);
  const isUntouched =
    element.paused && (element.currentTime === 0 || Math.abs(element.currentTime - known) < 0.5);
  if (!isUntouched) return;
  if (seconds > 0) remember(name, seconds.toFixed(1));
  else forget(name);
  const start = resumeSecond(Number(seconds.toFixed(1)), element.duration);
  // Setting the time, even to the same second, would replace the poster with the first frame.
  const isElsewhere = element.currentTime !== start;
  if (isElsewhere && element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = start;
}

/** Sends what `saveWatchPosition` has marked; its listeners run first. */
function sendPositions(video: WatchedVideo, signal: AbortSignal): void {
  const { element } = video;
  let sentAt: number | undefined;
  const send = () => {
    sentAt = element.currentTime;
    void sendMarked(video);
  };
  const sendNowAndThen = () => {
    const step = sentAt === undefined ? firstSentSeconds : sentEverySeconds;
    if (!element.paused && Math.abs(element.currentTime - (sentAt ?? 0)) >= step) send();
  };
  element.addEventListener('timeupdate', sendNowAndThen, { signal });
  element.addEventListener('pause', send, { signal });
  element.addEventListener('ended', send, { signal });
  document.addEventListener('visibilitychange', send, { signal });
  window.addEventListener('pagehide', send, { signal });
  signal.addEventListener('abort', send, { once: true });
}

function sendMarked({ name, lessonId }: WatchedVideo): Promise<void> {
  const address = addressOf(watchPositionPath, { lessonId });
  return sendUnsent(name, (value, secondsAgo) =>
    writeWhileLeaving('PUT', address, { positionSeconds: Number(value), secondsAgo }),
  );
}
