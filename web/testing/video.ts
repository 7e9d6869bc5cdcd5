import { act } from '@testing-library/react';

/*
 * The document of the tests plays nothing: these functions report to a video's listeners what a browser would.
 */

/** The file has been loaded so far that its length is known. */
export async function loadVideo(video: HTMLVideoElement, duration = 120): Promise<void> {
  Object.defineProperty(video, 'duration', { value: duration, configurable: true });
  await report(video, 'loadedmetadata');
}

/** The video is being played and has come to this second. */
export async function watchTo(video: HTMLVideoElement, second: number): Promise<void> {
  await act(async () => video.play());
  await moveTo(video, second);
}

/** The video shows this second, whether it is being played or not. */
export async function moveTo(video: HTMLVideoElement, second: number): Promise<void> {
  video.currentTime = second;
  await report(video, 'timeupdate');
}

/** The learner stops the video at this second. */
export async function stopVideo(video: HTMLVideoElement, second: number): Promise<void> {
  video.currentTime = second;
  await report(video, 'pause');
}

/** The video has been played to its end. */
export async function endVideo(video: HTMLVideoElement): Promise<void> {
  video.pause();
  await report(video, 'ended');
}

interface Caption {
  readonly startTime: number;
  readonly text: string;
}

/** The captions have been loaded. */
export async function loadCaptions(video: HTMLVideoElement, cues: readonly Caption[]): Promise<void> {
  await endLoading(video, 'en', { track: { cues }, readyState: 2 }, 'load');
}

/** The captions could not be loaded. */
export async function failCaptions(video: HTMLVideoElement, language = 'en'): Promise<void> {
  await endLoading(video, language, { track: { cues: null }, readyState: 3 }, 'error');
}

async function endLoading(
  video: HTMLVideoElement,
  language: string,
  outcome: object,
  event: string,
): Promise<void> {
  const captions = video.querySelector(`track[srclang="${language}"]`);
  if (!captions) throw new Error('The video has no captions.');
  for (const [name, value] of Object.entries(outcome)) {
    Object.defineProperty(captions, name, { value, configurable: true });
  }
  await report(captions, event);
}

async function report(target: EventTarget, event: string): Promise<void> {
  await act(async () => void target.dispatchEvent(new Event(event)));
}
