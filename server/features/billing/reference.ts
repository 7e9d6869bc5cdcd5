/** What the provider names by its id, or sends whole where it was asked to. */
export type Reference = string | { readonly id: string } | null | undefined;

export function idOf(reference: Reference): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
