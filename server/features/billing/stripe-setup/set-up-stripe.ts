import type Stripe from 'stripe';
import { checkTax } from './check-tax.ts';
import { ensurePortal } from './ensure-portal.ts';
import { ensurePrices } from './ensure-prices.ts';
import { ensureWebhook } from './ensure-webhook.ts';
import { SetupReport } from './setup-report.ts';

export interface SetupFacts {
  readonly publicUrl: string;
  /** Names the products, which people read on invoices and card statements. */
  readonly brand: string;
}

/**
 * Creates what the product needs at Stripe and checks what is there. It can be repeated at any time: it finds what
 * it made, and creates nothing twice.
 */
export async function setUpStripe(stripe: Stripe, { publicUrl, brand }: SetupFacts): Promise<SetupReport> {
  const report = new SetupReport();
  const prices = await ensurePrices(stripe, brand, report);
  await ensureWebhook(stripe, publicUrl, report);
  await ensurePortal(stripe, publicUrl, prices, report);
  await checkTax(stripe, report);
  return report;
}
