import type { TranscriptLine } from '@chalkline/contract/courses';
import { editedText, spokenText } from '@chalkline/domain/captions/caption-text';
import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { type RefObject, useEffect, useState } from 'react';

/** The `readyState` of a track element. Its own constants exist only in browsers, not in tests. */
const readyStates = { loaded: 2, failed: 3 };

export interface CaptionLines {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Those that the page contains are there at once. */
  readonly lines: readonly TranscriptLine[];
}

interface KnownLines extends CaptionLines {
  /** Undefined for the lines that the page contains. */
  readonly language: string | undefined;
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
  const [known, setKnown] = useState<KnownLines>({
    state: inPage.length > 0 ? 'loaded' : 'loading',
    lines: inPage,
    language: undefined,
  });
  const language = captionsIn(captions, captionsLanguage)?.language;
  useEffect(() => {
    const tracks = [...(video.current?.querySelectorAll('track') ?? [])];
    const track = tracks.find(({ srclang }) => srclang === language);
    if (!track) return;
    const read = () => {
      const lines = linesOf(track.track);
      if (lines.length > 0) setKnown({ state: 'loaded', lines, language });
      else if (track.readyState >= readyStates.loaded)
        setKnown((before) => (isUsableFor(language, before) ? before : withoutLines(track, language)));
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

/** Lines that are known stay when their captions can't be loaded again, but not in place of another language. */
function isUsableFor(wanted: string | undefined, { lines, language }: KnownLines): boolean {
  return lines.length > 0 && (language === undefined || language === wanted);
}

function withoutLines({ readyState }: HTMLTrackElement, language: string | undefined): KnownLines {
  return { state: readyState === readyStates.failed ? 'failed' : 'loaded', lines: [], language };
}

function linesOf({ cues }: TextTrack): readonly TranscriptLine[] {
  return [...(cues ?? [])].map((cue) => ({
    seconds: cue.startTime,
    text: 'text' in cue ? spokenText(editedText(String(cue.text))) : '',
  }));
}
