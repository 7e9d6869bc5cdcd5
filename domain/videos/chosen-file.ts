import { largestVideoBytes } from './video-file.ts';

interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const accepted = /\.(?:mp4|m4v|mov|webm)$/i;

/** Why a chosen file can't be uploaded; undefined if it can. The server also checks what is inside. */
export function chosenFileProblem({ name, type, size }: ChosenFile): string | undefined {
  if (!accepted.test(name) && !/^video\/(?:mp4|quicktime|webm)$/.test(type)) {
    return 'Choose an MP4, MOV or WebM file. Other videos can be exported as MP4 in the program that made them.';
  }
  if (size === 0) return 'This file is empty. Export the video again, and choose the new file.';
  if (size > largestVideoBytes) {
    return 'This video is larger than 5 GB. Export it with a lower quality, or cut it into several lessons.';
  }
  return undefined;
}
