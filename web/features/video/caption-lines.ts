import type { TranscriptLine } from '@chalkline/contract/courses';
import { editedText, spokenText } from '@chalkline/domain/captions/caption-text';
import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { type RefObject, useEffect, useState } from 'react';

/** What a track element says about its file. */
const readyStates = { loaded: 2, failed: 3 };

/** The lines; empty until they are loaded. */
export interface CaptionLines {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly lines: readonly TranscriptLine[];
}

/**
 * The lines of the transcript in the language of the captions. The browser loads and reads the captions for the video
 * anyway. Until then they are the lines that the page contains.
 */
export function useCaptionLines(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly CaptionSource[],
  captionsLanguage: string | null,
  inPage: readonly TranscriptLine[],
): CaptionLines {
  const [known, setKnown] = useState<CaptionLines>({
    state: inPage.length > 0 ? 'loaded' : 'loading',
    lines: inPage,
  });
  const language = captionsIn(captions, captionsLanguage)?.language;
  useEffect(() => {
    const tracks = [...(video.current?.querySelectorAll('track') ?? [])];
    const track = tracks.find(({ srclang }) => srclang === language);
    if (!track) return;
    const read = () => {
      const lines = linesOf(track.track);
      if (lines.length > 0) setKnown({ state: 'loaded', lines });
      else if (track.readyState >= readyStates.loaded) setKnown((before) => withoutNew(before, track));
    };
    read();
    track.addEventListener('load', read);
    track.addEventListener('error', read);
    return () => {
      track.removeEventListener('load', read);
      track.removeEventListener('error', read);
    };
  }, [video, language]);
  return known;
}

/** Lines that are known stay when the captions have none, or can't be loaded. */
function withoutNew({ lines }: CaptionLines, { readyState }: HTMLTrackElement): CaptionLines {
  const hasFailed = readyState === readyStates.failed && lines.length === 0;
  return { state: hasFailed ? 'failed' : 'loaded', lines };
}

function linesOf({ cues }: TextTrack): readonly TranscriptLine[] {
  return [...(cues ?? [])].map((cue) => ({
    seconds: cue.startTime,
    text: 'text' in cue ? spokenText(editedText(String(cue.text))) : '',
  }));
}
