import { endAtPeriodEnd, resume } from '../billing/end-subscription.ts';
import { itemOf } from '../billing/subscription-item.ts';
import { switchPlan } from '../billing/switch-plan.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { declinedMessage } from '../objects/charge.ts';
import type { Subscription } from '../objects/wire.ts';
import { ApiError, invalid, noSuch } from './api-error.ts';
import type { Params } from './params.ts';
import { requirePrice, requireRow } from './require-row.ts';

const prorations = ['create_prorations', 'always_invoice', 'none'] as const;
const behaviours = ['allow_incomplete', 'error_if_incomplete'] as const;

export function updateSubscription(
  transaction: LedgerTransaction,
  subscription: Subscription,
  params: Params,
): Subscription {
  const before = structuredClone(subscription);
  const at = transaction.now;
  subscription.metadata = params.metadata('metadata', subscription.metadata);
  if (subscription.status === 'canceled') {
    refuseMoreThanMetadata(params);
  } else {
    changeItems(transaction, subscription, params, at);
    changeEnd(subscription, params, at);
    changeCard(transaction, subscription, params);
    subscription.description = params.text('description') ?? subscription.description;
  }
  params.ignore('cancellation_details', 'proration_date');
  if (JSON.stringify(before) !== JSON.stringify(subscription))
    transaction.emit('customer.subscription.updated', subscription, before);
  return subscription;
}

function refuseMoreThanMetadata(params: Params): void {
  const isMore = params.text('cancel_at_period_end') ?? params.part('items') ?? params.text('description');
  if (isMore !== undefined)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}

function changeEnd(subscription: Subscription, params: Params, at: number): void {
  const isEnding = params.flag('cancel_at_period_end');
  if (isEnding === undefined || isEnding === subscription.cancel_at_period_end) return;
  if (isEnding) endAtPeriodEnd(subscription, at);
  else resume(subscription);
}

function changeCard(transaction: LedgerTransaction, subscription: Subscription, params: Params): void {
  const cardId = params.text('default_payment_method');
  if (!cardId) return;
  requireRow(transaction.ledger.cards, 'PaymentMethod', cardId, 'default_payment_method');
  subscription.default_payment_method = cardId;
}

function changeItems(
  transaction: LedgerTransaction,
  subscription: Subscription,
  params: Params,
  at: number,
): void {
  const isProrated = params.choice('proration_behavior', prorations) !== 'none';
  const behaviour = params.choice('payment_behavior', behaviours);
  const [wanted, ...more] = params.items('items');
  if (!wanted) return;
  const item = itemOf(subscription);
  const itemId = wanted.text('id');
  if (more.length > 0 || itemId === undefined)
    throw invalid('The sandbox keeps one item in a subscription: name it by its id.', wanted.nameOf('id'));
  if (itemId !== item.id) throw noSuch('subscription item', itemId, wanted.nameOf('id'));
  const priceId = wanted.text('price') ?? item.price.id;
  const price = requirePrice(transaction, priceId, wanted.nameOf('price'));
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      wanted.nameOf('price'),
    );
  const quantity = wanted.integer('quantity') ?? item.quantity ?? 1;
  if (price.id === item.price.id && quantity === item.quantity) return;
  switchPlan(transaction, subscription, { price, quantity, at, isProrated });
  if (behaviour === 'error_if_incomplete' && subscription.status !== 'active')
    throw new ApiError(402, 'card_error', declinedMessage, {
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
}
