import { embedAddress } from './embed-address.ts';

/** How a video is shown on the page. A link without a known player stays a link. */
export type VideoSource =
  | { readonly kind: 'file' | 'link' }
  | { readonly kind: 'embed'; readonly address: string };

export function videoSource(src: string): VideoSource {
  if (isVideoFile(src)) return { kind: 'file' };
  const address = embedAddress(src);
  return address ? { kind: 'embed', address } : { kind: 'link' };
}

const thisSite = 'https://this.site';

/** A path on this site, or a file on another server. */
function isVideoFile(src: string): boolean {
  if (!URL.canParse(src, thisSite)) return false;
  const { protocol, pathname } = new URL(src, thisSite);
  return protocol === 'https:' && /\.(?:mp4|webm)$/i.test(pathname);
}

/** Whether a lesson can have this video: pages play files of this site and known players only. */
export function canBePlayed(src: string): boolean {
  const { kind } = videoSource(src);
  return kind === 'embed' || (kind === 'file' && src.startsWith('/'));
}
