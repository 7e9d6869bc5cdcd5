import { setupOf } from '../ledger/merchant-setup.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import { portalConfigurationObject } from '../objects/portal-configuration.ts';
import type { PortalConfiguration } from '../objects/wire.ts';
import { missingParam } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage } from './list-page.ts';
import type { Params } from './params.ts';
import { requirePrice, requireRow } from './require-row.ts';

/** Configurations can be set up here; the portal of the sandbox always offers what the product needs. */
export function portalConfigurationEndpoints(api: Endpoints): void {
  api.get('/v1/billing_portal/configurations', ({ ledger }, { params, url }) =>
    listPage(Object.values(ledger.setup?.portalConfigurations ?? {}), params, url),
  );
  api.post('/v1/billing_portal/configurations', create);
  api.post('/v1/billing_portal/configurations/:id', update);
}

function create(transaction: LedgerTransaction, { params }: Call): PortalConfiguration {
  const features = params.part('features');
  if (!features) throw missingParam('features');
  const configuration = portalConfigurationObject({
    id: newId('bpc'),
    created: transaction.now,
    metadata: params.metadata('metadata'),
  });
  apply(transaction, params, features, configuration);
  setupOf(transaction).portalConfigurations[configuration.id] = configuration;
  return configuration;
}

function update(transaction: LedgerTransaction, { params, id }: Call): PortalConfiguration {
  const configuration = requireRow(setupOf(transaction).portalConfigurations, 'configuration', id);
  configuration.active = params.flag('active') ?? configuration.active;
  apply(transaction, params, params.part('features'), configuration);
  return configuration;
}

function apply(
  transaction: LedgerTransaction,
  params: Params,
  given: Params | undefined,
  configuration: PortalConfiguration,
): void {
  const { features, business_profile: profile } = configuration;
  const business = params.part('business_profile');
  profile.privacy_policy_url = business?.text('privacy_policy_url') ?? profile.privacy_policy_url;
  profile.terms_of_service_url = business?.text('terms_of_service_url') ?? profile.terms_of_service_url;
  configuration.default_return_url = params.text('default_return_url') ?? configuration.default_return_url;
  for (const name of ['invoice_history', 'payment_method_update'] as const)
    features[name].enabled = given?.part(name)?.flag('enabled') ?? features[name].enabled;
  applyCustomer(given?.part('customer_update'), features.customer_update);
  applyCancel(given?.part('subscription_cancel'), features.subscription_cancel);
  applySwitch(transaction, given?.part('subscription_update'), features.subscription_update);
}

function applyCustomer(
  given: Params | undefined,
  customer: PortalConfiguration['features']['customer_update'],
): void {
  if (!given) return;
  customer.enabled = given.flag('enabled') ?? customer.enabled;
  customer.allowed_updates = given.texts('allowed_updates');
}

function applyCancel(
  given: Params | undefined,
  cancel: PortalConfiguration['features']['subscription_cancel'],
): void {
  cancel.enabled = given?.flag('enabled') ?? cancel.enabled;
  cancel.mode = given?.choice('mode', ['at_period_end', 'immediately']) ?? cancel.mode;
}

function applySwitch(
  transaction: LedgerTransaction,
  given: Params | undefined,
  update: PortalConfiguration['features']['subscription_update'],
): void {
  if (!given) return;
  update.enabled = given.flag('enabled') ?? update.enabled;
  update.default_allowed_updates = given.texts('default_allowed_updates');
  update.proration_behavior =
    given.choice('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ??
    update.proration_behavior;
  update.products = given.items('products').map((item) => ({
    adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
    prices: item.texts('prices').map((id) => requirePrice(transaction, id, item.nameOf('prices')).id),
    product: item.requiredText('product'),
  }));
}
