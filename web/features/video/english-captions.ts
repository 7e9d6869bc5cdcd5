import type { CaptionSource } from '@chalkline/domain/captions/caption-track';

/** The captions of a video that has one file of them. */
export function englishCaptions(url: string | null | undefined): readonly CaptionSource[] {
  return url ? [{ language: 'en', label: 'English', url }] : [];
}
