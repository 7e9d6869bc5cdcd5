import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { nextSpeed, positionWithin, volumeWithin } from '@chalkline/domain/playback/player';
import type { PlaybackChoice } from './playback-choice.ts';

/** What people can do with a video, by its controls, by keys and by touch. */
export interface PlayerActions {
  togglePlay(): void;
  skip(seconds: number): void;
  goTo(seconds: number): void;
  /** Goes to a part of the length, from 0 to 1. */
  goToPart(part: number): void;
  toggleMute(): void;
  setVolume(volume: number): void;
  changeVolume(step: number): void;
  changeSpeed(step: 1 | -1): void;
  toggleCaptions(): void;
  toggleFullScreen(): void;
  toggleWindow(): void;
}

/** iPhones show only the video itself in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

interface Played {
  readonly video: PhoneVideo;
  /** The video with its controls. */
  readonly player: HTMLElement;
  readonly choice: PlaybackChoice;
  readonly captions: readonly CaptionSource[];
}

export function playerActions({ video, player, choice, captions }: Played): PlayerActions {
  const goTo = (seconds: number) => {
    video.currentTime = positionWithin(seconds, video.duration);
  };
  const setVolume = (volume: number) => {
    video.volume = volumeWithin(volume);
    video.muted = video.volume === 0;
  };
  return {
    togglePlay: () => (video.paused ? void video.play().catch(() => undefined) : video.pause()),
    skip: (seconds) => goTo(video.currentTime + seconds),
    goTo,
    goToPart: (part) => goTo(part * video.duration),
    toggleMute: () => {
      // A video that was turned down to silence is heard again.
      if (video.muted && video.volume === 0) video.volume = 0.5;
      video.muted = !video.muted;
    },
    setVolume,
    changeVolume: (step) => setVolume((video.muted ? 0 : video.volume) + step),
    changeSpeed: (step) => choice.chooseSpeed(nextSpeed(choice.speed, step)),
    toggleCaptions: () => {
      const next = captionsIn(captions, choice.captionsLanguage);
      if (next) choice.chooseCaptions(choice.hasCaptions ? null : next.language);
    },
    toggleFullScreen: () => void toggleFullScreen(video, player).catch(() => undefined),
    toggleWindow: () => void toggleWindow(video).catch(() => undefined),
  };
}

async function toggleFullScreen(video: PhoneVideo, player: HTMLElement): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (document.fullscreenEnabled) await player.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}

async function toggleWindow(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
}
