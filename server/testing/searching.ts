import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import type { TestClient } from './test-client.ts';

export async function search(client: TestClient, q: string): Promise<SearchReply> {
  return (await client.get(`/api/search?${new URLSearchParams({ q })}`)).json<SearchReply>();
}

/** Every result, the best first. */
export async function resultsOf(client: TestClient, q: string): Promise<SearchResult[]> {
  const { best, groups } = await search(client, q);
  return [...best, ...groups.flatMap(({ results }) => results)];
}

export function textOf(segments: SearchResult['title'] = []): string {
  return segments.map(({ text }) => text).join('');
}
