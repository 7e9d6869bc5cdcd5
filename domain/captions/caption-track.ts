import { spokenText } from './caption-text.ts';
import { languageLabel, languageOfFile } from './languages.ts';
import { parseCaptions } from './parse-captions.ts';

/** Captions of a lesson in one language, as a WebVTT file. */
export interface CaptionTrack {
  readonly language: string;
  readonly text: string;
}

/** Captions that a player can load. */
export interface CaptionSource {
  readonly language: string;
  readonly label: string;
  readonly url: string;
}

/** The most characters that the captions of a lesson have in all languages together. */
export const longestCaptionsInAll = 600_000;

/** The position of tracks whose language another one has before them. */
export function repeatedLanguages(tracks: readonly Pick<CaptionTrack, 'language'>[]): number[] {
  const languages = tracks.map(({ language }) => language);
  return languages.flatMap((language, index) => (languages.indexOf(language) < index ? [index] : []));
}

/** What is wrong with a stored captions file; undefined if nothing is. */
export function captionsProblem(text: string): string | undefined {
  if (!text.startsWith('WEBVTT')) return 'must be a WebVTT file';
  if (text.trim() === 'WEBVTT') return 'no caption is written yet. Write one, or remove this language';
  const [problem] = parseCaptions(text).problems;
  return problem && `line ${problem.line}: ${problem.message}`;
}

/** The captions of a lesson in all languages. Captions written in the console replace a file of the same language. */
export function captionSources(
  file: string | null,
  tracks: readonly CaptionTrack[],
  addressOf: (track: CaptionTrack) => string,
): CaptionSource[] {
  const own = tracks.map((track) => ({ language: track.language, url: addressOf(track) }));
  const fromFile = file === null ? [] : [{ language: languageOfFile(file), url: file }];
  const others = fromFile.filter(({ language }) => !tracks.some((track) => track.language === language));
  return [...others, ...own].map((source) => ({ ...source, label: languageLabel(source.language) }));
}

/** The spoken words of a captions file, one line for each caption. */
export function spokenWords(text: string): string {
  return parseCaptions(text)
    .cues.map((cue) => spokenText(cue.text))
    .join('\n');
}
