/** The id of the open prompt in a URL. It may be of no prompt. */
export function openPromptIn(query: URLSearchParams): string | undefined {
  return query.get('prompt') || undefined;
}
