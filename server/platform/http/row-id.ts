const largestInteger = 2_147_483_647;

/** An id from an address; what cannot be an id names nothing and is not found, like any unknown id. */
export function parseRowId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= largestInteger ? id : undefined;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same for ids that are not counted; spelled only as the product itself spells them. */
export function parseUuid(text: string): string | undefined {
  return uuid.test(text) ? text : undefined;
}
