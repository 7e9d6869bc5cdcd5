import type { ExternalHttpClient, ExternalReply } from '../../platform/external-http/external-http-client.ts';
import { ExternalServerError } from '../../platform/external-http/external-server-error.ts';

const maxPlaylistBytes = 1024 ** 2;

interface PlaylistCheck {
  readonly client: ExternalHttpClient;
  readonly headers: Readonly<Record<string, string>>;
  /** Throws if pages may not read the reply. */
  expectReadable(reply: ExternalReply): void;
  /** Throws if pages may not load anything of this server. */
  expectAllowed(address: URL): void;
}

/** Follows a stream (HLS) to its first segment: the list of qualities, the first quality, the segment. */
export async function checkPlaylist(check: PlaylistCheck, address: string, depth = 0): Promise<void> {
  const { client, headers, expectReadable, expectAllowed } = check;
  const reply = await client.get(address, { headers, maxBytes: maxPlaylistBytes });
  expectReadable(reply);
  const lines = reply.body.toString('utf8').split(/\r?\n/);
  if (lines[0]?.replace(/^\ufeff/, '').trim() !== '#EXTM3U')
    throw new ExternalServerError(`the file at ${address} isn't a playlist (HLS)`);
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#'))?.trim();
  if (!first || !URL.canParse(first, reply.url.href)) throw new ExternalServerError('the playlist is empty');
  const next = new URL(first, reply.url);
  expectAllowed(next);
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF')) && depth === 0)
    return checkPlaylist(check, next.href, depth + 1);
  expectReadable(await client.get(next, { headers: { ...headers, range: 'bytes=0-0' }, maxBytes: 1 }));
}
