import { gunzipSync } from 'node:zlib';
import type { TestPerson } from './test-app.ts';

/** A page as browsers load it, without what differs between two requests of the same person. */
export async function openCompressed({ client }: Pick<TestPerson, 'client'>, url: string): Promise<string> {
  const { rawPayload } = await client.get(url, { 'accept-encoding': 'gzip' });
  return gunzipSync(rawPayload)
    .toString()
    .replace(/"(?:lastSeenAt|expiresAt)":"[^"]*"/g, '');
}
