/** What a right comes from, as it is kept beside it. Only rights with these sources follow the payments. */
export const paymentSources = {
  subscription: (id: string) => `subscription ${id}`,
  purchase: (id: string) => `purchase ${id}`,
} as const;

/** The sources of all rights that come from payments, as a query matches them. */
export const paymentSourcePatterns = Object.values(paymentSources).map((source) => source('%'));
