import type { TaxSettings } from '../objects/wire.ts';
import type { Endpoints } from './endpoints.ts';

/** Nobody has told the sandbox where the business is. */
const settings: TaxSettings = {
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
  head_office: null,
  livemode: false,
  status: 'pending',
  status_details: { pending: { missing_fields: ['head_office'] } },
};

export function taxEndpoints(api: Endpoints): void {
  api.get('/v1/tax/settings', () => settings);
}
