import type Stripe from 'stripe';
import type { SetupReport } from './setup-report.ts';

/** Only the founder knows where tax has to be paid, so this reports what is missing and changes nothing. */
export async function checkTax(stripe: Stripe, report: SetupReport): Promise<void> {
  const { status, status_details: details, head_office: office } = await stripe.tax.settings.retrieve();
  if (status === 'active') {
    report.done.push(`Tax: your head office is set (${office?.address.country ?? 'country unknown'}).`);
    return;
  }
  const missing = details.pending?.missing_fields?.join(', ') ?? 'your head office';
  report.advice.push(
    `Tax: Stripe doesn't know yet: ${missing}. Your prices include tax either way. Set it in Stripe's dashboard under Settings, Tax, and ask your accountant where you have to register.`,
  );
}
