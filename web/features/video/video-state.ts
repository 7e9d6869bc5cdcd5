import { type RefObject, useEffect, useState } from 'react';

/** What the controls of a video show. */
export interface VideoState {
  readonly isPaused: boolean;
  readonly time: number;
  /** Not a number until the file says how long it is. */
  readonly duration: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly isFullScreen: boolean;
  /** Whether it plays in a small window above other windows. */
  readonly isInWindow: boolean;
}

const unknown: VideoState = {
  isPaused: true,
  time: 0,
  duration: Number.NaN,
  volume: 1,
  isMuted: false,
  isFullScreen: false,
  isInWindow: false,
};

const videoEvents = [
  'durationchange',
  'emptied',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'loadedmetadata',
  'pause',
  'play',
  'seeking',
  'timeupdate',
  'volumechange',
] as const;

/** Follows a video, whatever changes it: the controls, a key of the keyboard, or another part of the page. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(unknown);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setState(stateOf(element));
    for (const name of videoEvents) element.addEventListener(name, read, { signal });
    document.addEventListener('fullscreenchange', read, { signal });
    read();
    return () => listening.abort();
  }, [video]);
  return state;
}

function stateOf(video: HTMLVideoElement): VideoState {
  return {
    isPaused: video.paused,
    time: video.currentTime,
    duration: video.duration,
    volume: video.volume,
    isMuted: video.muted,
    isFullScreen: document.fullscreenElement?.contains(video) ?? false,
    isInWindow: document.pictureInPictureElement === video,
  };
}
