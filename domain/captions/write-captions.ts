import { textInFile } from './caption-text.ts';
import { vttTime } from './caption-time.ts';
import type { Cue } from './cue.ts';

/** The captions as a WebVTT file, which every browser reads. */
export function captionsFile(cues: readonly Cue[]): string {
  return ['WEBVTT', ...cues.map(cueInFile)].join('\n\n').concat('\n');
}

function cueInFile({ start, end, text, settings }: Cue): string {
  const times = `${vttTime(start)} --> ${vttTime(end)}${settings ? ` ${settings}` : ''}`;
  return `${times}\n${textInFile(text)}`.trimEnd();
}
