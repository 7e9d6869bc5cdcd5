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
const ownFile = /\.(?:mp4|webm)$/i;
const externalFile = /\.(?:mp4|m4v|mov|webm|m3u8)$/i;

/** A path on this site, or a file on another server. */
function isVideoFile(src: string): boolean {
  if (!URL.canParse(src, thisSite)) return false;
  const { protocol, pathname } = new URL(src, thisSite);
  return protocol === 'https:' && (src.startsWith('/') ? ownFile : externalFile).test(pathname);
}

/** Whether this is the playlist of a stream (HLS), which most browsers play only with a script. */
export function isHlsAddress(src: string): boolean {
  return URL.canParse(src, thisSite) && /\.m3u8$/i.test(new URL(src, thisSite).pathname);
}

/** Whether a lesson can have this video. For files of other servers, the site settings decide as well. */
export function canBePlayed(src: string): boolean {
  const { kind } = videoSource(src);
  return kind === 'embed' || (kind === 'file' && (src.startsWith('/') || isPlainAddress(new URL(src))));
}

function isPlainAddress({ port, username, password }: URL): boolean {
  return port === '' && username === '' && password === '';
}
