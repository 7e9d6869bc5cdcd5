import { embedAddress } from '../courses/embed-address.ts';

export const maxVideoHosts = 20;

const wellFormedHost =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Whether this is the name of a host, such as "videos.example.com". Ports and numeric addresses are not accepted. */
export function isHostName(name: string): boolean {
  return wellFormedHost.test(name);
}

/** The host of a file on another server; undefined for files of this site and for links with a known player. */
export function hostOfExternalFile(address: string): string | undefined {
  if (address.startsWith('/') || !URL.canParse(address) || embedAddress(address)) return undefined;
  return new URL(address).host;
}

/** Why a lesson can't have a file of another server; it follows the name of the field. */
export function videoHostProblem(address: string, allowed: readonly string[] = []): string | undefined {
  const host = hostOfExternalFile(address);
  if (host === undefined || allowed.includes(host)) return undefined;
  return `is on ${host}, which isn't an allowed video host: a founder can add it under “Video hosts” in the site settings`;
}
