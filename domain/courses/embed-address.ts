type Embed = (address: URL) => string | undefined;

const youTube: Embed = ({ pathname, searchParams }) =>
  youTubePlayer(
    pathname === '/watch' ? searchParams.get('v') : segmentAfter(pathname, ['embed', 'shorts', 'live']),
    searchParams,
  );

const shortYouTube: Embed = ({ pathname, searchParams }) => youTubePlayer(pathname.slice(1), searchParams);

const vimeo: Embed = ({ pathname, searchParams }) => {
  const [, id, hash = searchParams.get('h')] =
    /^(?:\/video)?\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  // An unlisted video opens only with the hash of its link.
  const key = hash && /^[\da-f]+$/.test(hash) ? `&h=${hash}` : '';
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key}`;
};

const loom: Embed = ({ pathname }) => {
  const id = segmentAfter(pathname, ['share', 'embed']);
  return id && /^[\da-f]{32}$/.test(id) ? `https://www.loom.com/embed/${id}?autoplay=1` : undefined;
};

const googleDrive: Embed = ({ pathname, searchParams }) => {
  const id = pathname === '/open' ? searchParams.get('id') : /^\/file\/d\/([^/]+)/.exec(pathname)?.[1];
  return id && /^[\w-]{10,}$/.test(id) ? `https://drive.google.com/file/d/${id}/preview` : undefined;
};

const hosts: ReadonlyMap<string, Embed> = new Map([
  ['youtube.com', youTube],
  ['www.youtube.com', youTube],
  ['m.youtube.com', youTube],
  ['www.youtube-nocookie.com', youTube],
  ['youtu.be', shortYouTube],
  ['vimeo.com', vimeo],
  ['www.vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['loom.com', loom],
  ['www.loom.com', loom],
  ['drive.google.com', googleDrive],
]);

/**
 * The privacy-friendly player for a link to YouTube, Vimeo, Loom or Google Drive; undefined for any other
 * link. The host must match exactly.
 */
export function embedAddress(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const address = new URL(link);
  if (address.protocol !== 'https:' || address.username || address.password) return undefined;
  return hosts.get(address.host)?.(address);
}

function youTubePlayer(id: string | null | undefined, parameters: URLSearchParams): string | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const [, seconds] = /^(\d{1,5})s?$/.exec(parameters.get('t') ?? parameters.get('start') ?? '') ?? [];
  const start = seconds ? `&start=${seconds}` : '';
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`;
}

function segmentAfter(pathname: string, folders: readonly string[]): string | undefined {
  const [, folder = '', name] = pathname.split('/');
  return folders.includes(folder) ? name : undefined;
}
