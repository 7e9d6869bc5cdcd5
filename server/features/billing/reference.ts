/** An object of the provider by id, or expanded where that was requested. */
export type Reference = string | { readonly id: string } | null | undefined;

export function idOf(reference: Reference): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
