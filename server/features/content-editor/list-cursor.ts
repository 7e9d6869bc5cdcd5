/** Where a page of a list of items ended. */
export interface ListEnd {
  readonly place: string;
  readonly itemId: string;
}

export function listCursor({ place, itemId }: ListEnd): string {
  return Buffer.from(JSON.stringify([place, itemId])).toString('base64url');
}

/** Undefined for an invalid cursor. */
export function readListCursor(cursor: string): ListEnd | undefined {
  const [, place, itemId] =
    /^\["([^"\\]*)","([^"\\]*)"\]$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (place === undefined || itemId === undefined || place.includes('\0') || itemId.includes('\0'))
    return undefined;
  return { place, itemId };
}
