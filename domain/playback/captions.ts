import type { CaptionSource } from '../captions/caption-track.ts';

/** The captions in the language that was chosen before; otherwise in the same language of another region, or the first. */
export function captionsIn<Found extends Pick<CaptionSource, 'language'>>(
  captions: readonly Found[],
  language: string | null,
): Found | undefined {
  const wanted = language?.toLowerCase();
  const base = (tag: string | undefined) => tag?.toLowerCase().split('-')[0];
  return (
    captions.find((one) => one.language.toLowerCase() === wanted) ??
    captions.find((one) => base(one.language) === base(wanted)) ??
    captions[0]
  );
}
