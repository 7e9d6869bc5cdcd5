import { readFileSync } from 'node:fs';
import { spokenWords } from '@chalkline/domain/captions/caption-track';
import { siteFilePath } from './site-files.ts';

/** The spoken words of a captions file of this site. */
export function transcriptOf(captionsUrl: string | null): string {
  return spokenWords(captionsFileText(captionsUrl));
}

/** A captions file of this site. Captions elsewhere are not read. */
export function captionsFileText(captionsUrl: string | null): string {
  const file = captionsUrl?.endsWith('.vtt') ? siteFilePath(captionsUrl) : undefined;
  return file ? readFileSync(file, 'utf8') : '';
}
