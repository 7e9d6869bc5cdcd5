const largestInteger = 2_147_483_647;

/** Parses a numeric id from a URL. Text that cannot be an id is treated like an unknown id. */
export function parseRowId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= largestInteger ? id : undefined;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same for UUIDs, accepted only in the spelling that the product uses. */
export function parseUuid(text: string): string | undefined {
  return uuid.test(text) ? text : undefined;
}
