import { useRemembered } from '../../ui/remembered.ts';

export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface PlaybackChoice {
  readonly speed: number;
  /** Whether the next lesson starts automatically when a video ends. */
  readonly isAutoplay: boolean;
  chooseSpeed(speed: number): void;
  chooseAutoplay(isOn: boolean): void;
}

/** The playback preferences, for every lesson. */
export function usePlaybackChoice(): PlaybackChoice {
  const [speed, rememberSpeed] = useRemembered('playback-speed');
  const [autoplay, rememberAutoplay] = useRemembered('playback-autoplay');
  return {
    speed: playbackSpeeds.find((known) => String(known) === speed) ?? 1,
    isAutoplay: autoplay === 'on',
    chooseSpeed: (chosen) => rememberSpeed(String(chosen)),
    chooseAutoplay: (isOn) => rememberAutoplay(isOn ? 'on' : 'off'),
  };
}
