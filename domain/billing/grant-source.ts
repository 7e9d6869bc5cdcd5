/** What a right comes from, as it is kept beside it. Only rights with these sources follow the payments. */
export const paymentSources = {
  subscription: (id: string) => `subscription ${id}`,
  purchase: (id: string) => `purchase ${id}`,
} as const;

/** The sources of all rights that come from payments, as a query matches them. */
export const paymentSourcePatterns = Object.values(paymentSources).map((source) => source('%'));

/** What was given to somebody without a payment. Payments never touch it, and it never touches them. */
export const complimentarySource = (id: string) => `complimentary ${id}`;

export function isComplimentary(source: string): boolean {
  return source.startsWith(complimentarySource(''));
}
