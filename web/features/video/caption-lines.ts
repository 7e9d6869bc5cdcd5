import type { TranscriptLine } from '@chalkline/contract/courses';
import { editedText, spokenText } from '@chalkline/domain/captions/caption-text';
import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The lines of the transcript in the language of the captions. The browser loads and reads the captions for the video
 * anyway. Until then they are the lines that the page contains.
 */
export function useCaptionLines(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly CaptionSource[],
  captionsLanguage: string | null,
  inPage: readonly TranscriptLine[],
): readonly TranscriptLine[] {
  const [lines, setLines] = useState(inPage);
  const language = captionsIn(captions, captionsLanguage)?.language;
  useEffect(() => {
    const tracks = [...(video.current?.querySelectorAll('track') ?? [])];
    const track = tracks.find(({ srclang }) => srclang === language);
    if (!track) return;
    const read = () => {
      const loaded = linesOf(track.track);
      if (loaded.length > 0) setLines(loaded);
    };
    read();
    track.addEventListener('load', read);
    return () => track.removeEventListener('load', read);
  }, [video, language]);
  return lines;
}

function linesOf({ cues }: TextTrack): readonly TranscriptLine[] {
  return [...(cues ?? [])].map((cue) => ({
    seconds: cue.startTime,
    text: 'text' in cue ? spokenText(editedText(String(cue.text))) : '',
  }));
}
