import { billingReturnPath } from '@chalkline/contract/addresses';
import type Stripe from 'stripe';
import type { PlanPrices } from './ensure-prices.ts';
import type { SetupReport } from './setup-report.ts';

const mark = { chalkline: 'portal' };

/**
 * Makes sure that members can change their card, see their invoices, cancel at the end of the paid period, and
 * switch between Monthly and Annual. Stripe's default configuration can only be made in its dashboard, so this is
 * one of its own, which the product names when it opens the portal.
 */
export async function ensurePortal(
  stripe: Stripe,
  publicUrl: string,
  prices: PlanPrices,
  report: SetupReport,
): Promise<void> {
  const wanted = portalSettings(publicUrl, prices);
  const found = await ownConfiguration(stripe);
  const { id } = found
    ? await stripe.billingPortal.configurations.update(found.id, { ...wanted, active: true })
    : await stripe.billingPortal.configurations.create({ ...wanted, metadata: mark });
  report.variables.set('STRIPE_PORTAL_CONFIGURATION', id);
  report.done.push(
    `Billing portal: ${found ? 'checked' : 'made'} the configuration ${id} (card, invoices, cancelling, switching between Monthly and Annual).`,
  );
}

async function ownConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const configuration of stripe.billingPortal.configurations.list({ limit: 100 })) {
    if (configuration.metadata?.chalkline === mark.chalkline) return configuration;
  }
  return undefined;
}

function portalSettings(
  publicUrl: string,
  { Monthly, Annual }: PlanPrices,
): Pick<
  Stripe.BillingPortal.ConfigurationCreateParams,
  'business_profile' | 'default_return_url' | 'features'
> {
  return {
    business_profile: {
      privacy_policy_url: `${publicUrl}/privacy-policy`,
      terms_of_service_url: `${publicUrl}/terms-and-conditions`,
    },
    default_return_url: `${publicUrl}${billingReturnPath}`,
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      ...(Monthly && Annual
        ? {
            subscription_update: {
              enabled: true,
              default_allowed_updates: ['price' as const],
              proration_behavior: 'always_invoice' as const,
              products: [Monthly, Annual].map(({ id, product }) => ({ product, prices: [id] })),
            },
          }
        : {}),
    },
  };
}
