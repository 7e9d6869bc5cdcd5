import { useRemembered } from '../../ui/remembered.ts';
import { type PlaybackChoice, qualityName, readQuality } from './playback-choice.ts';

export const automatic = 'auto';

interface QualityChoice {
  /** Null for the quality that fits the connection. */
  readonly preferred: number | null;
  prefer(quality: number | null): void;
}

/** The preferred quality, for every lesson; that of a signed-in person for every device. */
export function useQualityChoice({ share }: PlaybackChoice): QualityChoice {
  const [quality, remember] = useRemembered(qualityName);
  return {
    preferred: readQuality(quality),
    prefer: (chosen) => {
      remember(String(chosen ?? automatic));
      share();
    },
  };
}
