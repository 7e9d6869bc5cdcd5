import { bestPreferredQuality } from '@chalkline/domain/playback/playback';
import { useRemembered } from '../../ui/remembered.ts';
import type { PlaybackChoice } from './playback-choice.ts';

export const qualityName = 'playback-quality';
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

/** The preferred quality as it is stored in the browser. */
export function readQuality(stored: string | null): number | null {
  const quality = Number(stored);
  return Number.isInteger(quality) && quality > 0 && quality <= bestPreferredQuality ? quality : null;
}
