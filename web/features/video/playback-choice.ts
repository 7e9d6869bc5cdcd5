import { playbackSpeeds } from '@chalkline/domain/playback/playback';
import { loadCodePatiently } from '../../ui/load-code.ts';
import { useRemembered } from '../../ui/remembered.ts';
import { markUnsent } from './unsent-mark.ts';

export interface PlaybackChoice {
  readonly speed: number;
  /** Whether the next lesson starts automatically when a video ends. */
  readonly isAutoplay: boolean;
  readonly hasCaptions: boolean;
  /** The language of captions and transcript; null until one was chosen. */
  readonly captionsLanguage: string | null;
  chooseSpeed(speed: number): void;
  chooseAutoplay(isOn: boolean): void;
  /** Null switches the captions off. */
  chooseCaptions(language: string | null): void;
  /** Sends what is the same on all devices of a person. */
  share(): void;
}

export const speedName = 'playback-speed';
export const autoplayName = 'playback-autoplay';
export const qualityName = 'playback-quality';
/** The mark of settings that have not arrived at the server. It says whose they are. */
export const unsentSettings = 'playback-settings';
const captionsName = 'playback-captions';
const captionsLanguageName = 'playback-captions-language';

/** The playback preferences, for every lesson; those of a signed-in person for every device. */
export function usePlaybackChoice(personId: string | undefined): PlaybackChoice {
  const [speed, rememberSpeed] = useRemembered(speedName);
  const [autoplay, rememberAutoplay] = useRemembered(autoplayName);
  const [captions, rememberCaptions] = useRemembered(captionsName);
  const [captionsLanguage, rememberLanguage] = useRemembered(captionsLanguageName);
  const share = () => {
    if (personId !== undefined) void shareSettings(personId);
  };
  return {
    ...readChoice(speed, autoplay),
    hasCaptions: captions !== 'off',
    captionsLanguage,
    share,
    chooseSpeed: (chosen) => {
      rememberSpeed(String(chosen));
      share();
    },
    chooseAutoplay: (isOn) => {
      rememberAutoplay(isOn ? 'on' : 'off');
      share();
    },
    chooseCaptions: (language) => {
      rememberCaptions(language === null ? 'off' : 'on');
      if (language !== null) rememberLanguage(language);
    },
  };
}

/** Marked at once: until the code that sends them can be fetched, nothing may replace the settings. */
async function shareSettings(personId: string): Promise<void> {
  markUnsent(unsentSettings, personId);
  const { shareUnsentSettings } = await loadCodePatiently(() => import('./shared-playback.ts'));
  await shareUnsentSettings(personId);
}

/** The preferred quality as it is stored in the browser; null for the one that fits the connection. */
export const readQuality = (stored: string | null) => Number(stored) || null;

/** The choice as it is stored in the browser. */
export function readChoice(speed: string | null, autoplay: string | null) {
  return {
    speed: playbackSpeeds.find((known) => String(known) === speed) ?? 1,
    isAutoplay: autoplay === 'on',
  } as const;
}
