import { z } from 'zod';

/** The caller's invoices, the latest first. */
export const invoicesSchema = z
  .array(
    z.object({
      id: z.string(),
      number: z.string(),
      createdAt: z.iso.datetime(),
      amountInCents: z.int(),
      /** `open` is not paid yet; `void` no longer has to be. */
      state: z.enum(['paid', 'open', 'void']),
      /** The provider's page with the invoice. */
      url: z.url().nullable(),
    }),
  )
  .meta({ id: 'Invoices' });

export type Invoices = z.infer<typeof invoicesSchema>;
