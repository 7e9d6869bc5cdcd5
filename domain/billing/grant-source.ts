/** Where an entitlement comes from. Only entitlements with these sources follow the payments. */
export const paymentSources = {
  subscription: (id: string) => `subscription ${id}`,
  purchase: (id: string) => `purchase ${id}`,
} as const;

/** The SQL patterns of all payment sources. */
export const paymentSourcePatterns = Object.values(paymentSources).map((source) => source('%'));

/** The source of a complimentary plan. Payments never change it, and it never changes them. */
export const complimentarySource = (id: string) => `complimentary ${id}`;

export function isComplimentary(source: string): boolean {
  return source.startsWith(complimentarySource(''));
}
