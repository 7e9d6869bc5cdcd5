/**
 * Ids as one text. The server finds content that it has rendered before by the texts among its props, but not by a set
 * or an array, which is a new object on every page.
 */
export function joinIds(ids: readonly (number | string)[]): string {
  return ids.join();
}

export function splitIds(text: string): ReadonlySet<string> {
  return new Set(text === '' ? [] : text.split(','));
}
