import { longestLink } from './ticket.ts';

/** The hosts of accepted screen recordings. */
export const videoHosts = ['loom.com', 'youtube.com', 'youtu.be', 'vimeo.com', 'drive.google.com'] as const;

/**
 * The normalised link to a recording; undefined when it is not one. It is parsed like a browser does and
 * stored in its parsed form, so that the checked link is the one that is opened.
 */
export function readVideoLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > longestLink || !/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { href, hostname, port, username, password } = new URL(text);
  const isPlain = !port && !username && !password && !text.includes('\\');
  return isPlain && isVideoHost(hostname) ? href : undefined;
}

function isVideoHost(hostname: string): boolean {
  const host = hostname.replace(/^www\./, '');
  return videoHosts.some((known) => known === host);
}
