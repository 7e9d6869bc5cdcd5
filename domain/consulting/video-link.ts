import { longestLink } from './ticket.ts';

/** Where a screen-share can be recorded. */
export const videoHosts = ['loom.com', 'youtube.com', 'youtu.be', 'vimeo.com', 'drive.google.com'] as const;

/**
 * A link to a recording, as it is kept; nothing when it is not one. Read the way a browser reads it, and kept
 * the way it was read: what was looked at is what will be opened.
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
