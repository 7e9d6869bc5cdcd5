export const conversionStates = ['off', 'waiting', 'running', 'done', 'failed'] as const;
type ConversionState = (typeof conversionStates)[number];

interface StoredConversion {
  readonly convertedAt: Date | null;
  /** Null until the conversion has begun. */
  readonly percent: number | null;
  readonly problem: string | null;
}

/** How far the conversion of a video into several qualities is. Without a converter it is off. */
export function conversionState(
  { convertedAt, percent, problem }: StoredConversion,
  hasConverter: boolean,
): ConversionState {
  if (convertedAt) return 'done';
  if (!hasConverter) return 'off';
  if (problem) return 'failed';
  return percent === null ? 'waiting' : 'running';
}

const known: readonly (readonly [RegExp, string])[] = [
  [
    /no space left|disk quota/i,
    'The server has no space left for the other qualities. Free up some space, then try again.',
  ],
  [
    /file storage/i,
    "We couldn't reach the file storage, or it didn't accept the new file. Wait a few minutes, then try again.",
  ],
  [
    /cpu time limit|SIGXCPU/i,
    'The conversion took far too long. Export the video as MP4 with H.264, and upload that file.',
  ],
  [
    /invalid data|error while decoding|corrupt|incomplete/i,
    'A part of the file is damaged. Export the video again, and upload the new file.',
  ],
];

/** Why a video couldn't be converted, for the people who uploaded it. It's always played as it is then. */
export function conversionProblem(report: string): string {
  const reason = known.find(([pattern]) => pattern.test(report))?.[1];
  return reason ?? "This video couldn't be converted. The server's log says why.";
}
