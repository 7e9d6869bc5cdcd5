import { refundCharge } from '../billing/refund-charge.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Charge, Refund } from '../objects/wire.ts';
import { invalid } from './api-error.ts';
import type { Call, Endpoints } from './endpoints.ts';
import { listPage, matching } from './list-page.ts';
import type { Params } from './params.ts';
import { requireRow } from './require-row.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function refundEndpoints(api: Endpoints): void {
  api.post('/v1/refunds', createRefund);

  api.get('/v1/refunds', (transaction, { params, url }) =>
    listPage(
      matching(Object.values(transaction.ledger.refunds), params, 'charge', 'payment_intent'),
      params,
      url,
    ),
  );

  api.get('/v1/refunds/:id', (transaction, { id }) => requireRow(transaction.ledger.refunds, 'refund', id));
}

function createRefund(transaction: LedgerTransaction, { params }: Call): Refund {
  const charge = chargeFrom(transaction, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = params.integer('amount') ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }
  const reason = params.choice('reason', reasons) ?? null;
  return refundCharge(transaction, charge, { amount, reason, metadata: params.metadata('metadata') });
}

function chargeFrom(transaction: LedgerTransaction, params: Params): Charge {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (!chargeId && !intentId)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  if (!intentId) return paid(requireRow(transaction.ledger.charges, 'charge', chargeId ?? '', 'charge'));
  const intent = requireRow(transaction.ledger.paymentIntents, 'payment_intent', intentId, 'payment_intent');
  if (!intent.latest_charge)
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return paid(requireRow(transaction.ledger.charges, 'charge', intent.latest_charge, 'payment_intent'));
}

function paid(charge: Charge): Charge {
  if (!charge.paid) throw invalid(`Charge ${charge.id} has failed and cannot be refunded.`, 'charge');
  return charge;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
