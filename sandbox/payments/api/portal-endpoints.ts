import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import { portalSessionObject } from '../objects/portal-session.ts';
import type { PortalFlow, PortalSession, Subscription } from '../objects/wire.ts';
import { invalid, missingParam, noSuch } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import type { Params } from './params.ts';
import { requireCustomer, requirePrice, requireRow } from './require-row.ts';

const flowTypes = [
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
  'subscription_update_confirm',
] as const;
const endings = ['hosted_confirmation', 'portal_homepage', 'redirect'] as const;

export function portalEndpoints(api: Endpoints): void {
  api.post('/v1/billing_portal/sessions', createPortalSession);
}

function createPortalSession(transaction: LedgerTransaction, { params }: Call): PortalSession {
  params.ignore('configuration', 'locale');
  const customer = params.requiredText('customer');
  requireCustomer(transaction, customer, 'customer');
  const id = newId('bps');
  const session = portalSessionObject({
    id,
    created: transaction.now,
    customer,
    return_url: params.text('return_url') ?? null,
    flow: flowFrom(transaction, params.part('flow_data'), customer),
    url: transaction.shop.address.portalUrl(id),
  });
  transaction.ledger.portals[id] = session;
  return session;
}

function flowFrom(
  transaction: LedgerTransaction,
  params: Params | undefined,
  customer: string,
): PortalFlow | null {
  if (!params) return null;
  const type = params.choice('type', flowTypes);
  if (!type) throw missingParam(params.nameOf('type'));
  const part = params.part(type);
  if (!part && type !== 'payment_method_update') throw missingParam(params.nameOf(type));
  const subscription = part ? subscriptionFrom(transaction, part, customer) : undefined;
  return {
    after_completion: afterCompletionFrom(params.part('after_completion')),
    customer_update: null,
    subscription_cancel:
      type === 'subscription_cancel' && subscription
        ? { retention: null, subscription: subscription.id }
        : null,
    subscription_pause: null,
    subscription_update:
      type === 'subscription_update' && subscription ? { subscription: subscription.id } : null,
    subscription_update_confirm:
      type === 'subscription_update_confirm' && part && subscription
        ? {
            discounts: null,
            items: confirmedItems(transaction, part, subscription),
            subscription: subscription.id,
          }
        : null,
    type,
  };
}

function subscriptionFrom(transaction: LedgerTransaction, part: Params, customer: string): Subscription {
  const id = part.requiredText('subscription');
  const subscription = requireRow(
    transaction.ledger.subscriptions,
    'subscription',
    id,
    part.nameOf('subscription'),
  );
  if (subscription.customer !== customer) throw noSuch('subscription', id, part.nameOf('subscription'));
  if (subscription.status === 'canceled')
    throw invalid(`The subscription ${id} has been canceled.`, part.nameOf('subscription'));
  return subscription;
}

type ConfirmedItem = NonNullable<PortalFlow['subscription_update_confirm']>['items'][number];

function confirmedItems(
  transaction: LedgerTransaction,
  part: Params,
  subscription: Subscription,
): ConfirmedItem[] {
  const [item, ...more] = part.items('items');
  if (!item || more.length > 0) throw invalid('Exactly one item can be updated.', part.nameOf('items'));
  const id = item.requiredText('id');
  if (!subscription.items.data.some((each) => each.id === id))
    throw noSuch('subscription item', id, item.nameOf('id'));
  const price = requirePrice(transaction, item.requiredText('price'), item.nameOf('price'));
  if (!price.recurring) throw invalid('Only a recurring price can be switched to.', item.nameOf('price'));
  return [{ id, price: price.id, quantity: item.integer('quantity') ?? 1 }];
}

function afterCompletionFrom(params: Params | undefined): PortalFlow['after_completion'] {
  const type = params?.choice('type', endings) ?? 'portal_homepage';
  const redirect = params?.part('redirect');
  const hosted = params?.part('hosted_confirmation');
  if (type === 'redirect' && !redirect) throw missingParam('flow_data[after_completion][redirect]');
  return {
    hosted_confirmation: hosted ? { custom_message: hosted.text('custom_message') ?? null } : null,
    redirect: redirect ? { return_url: redirect.requiredText('return_url') } : null,
    type,
  };
}
