import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { type RefObject, useEffect } from 'react';
import type { PlaybackChoice } from './playback-choice.ts';

/**
 * Shows the captions in the chosen language. While they are switched off they are still loaded, because the transcript
 * is made from them.
 */
export function useShownCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly CaptionSource[],
  { hasCaptions, captionsLanguage }: PlaybackChoice,
): void {
  useEffect(() => {
    const chosen = captionsIn(captions, captionsLanguage)?.language;
    for (const element of video.current?.querySelectorAll('track') ?? []) {
      const mode = hasCaptions ? 'showing' : 'hidden';
      element.track.mode = element.srclang === chosen ? mode : 'disabled';
    }
  }, [video, captions, hasCaptions, captionsLanguage]);
}
