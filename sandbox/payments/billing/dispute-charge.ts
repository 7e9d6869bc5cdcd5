import { type LedgerTransaction, lookUp } from '../ledger/transaction.ts';
import { disputeObject } from '../objects/dispute.ts';
import type { Charge, Dispute } from '../objects/wire.ts';

export type DisputeOutcome = 'won' | 'lost';

/** The dispute of a payment, if there is one. */
export function disputeAbout({ ledger }: LedgerTransaction, chargeId: string): Dispute | undefined {
  return Object.values(ledger.disputes ?? {}).find(({ charge }) => charge === chargeId);
}

/** Disputes a payment in the card holder's name. The charge must be paid and undisputed. */
export function disputeCharge(transaction: LedgerTransaction, charge: Charge): Dispute {
  const dispute = disputeObject(charge, transaction.now);
  transaction.ledger.disputes ??= {};
  transaction.ledger.disputes[dispute.id] = dispute;
  charge.disputed = true;
  transaction.emit('charge.dispute.created', dispute);
  transaction.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Decides an open dispute; returns undefined when there was none. */
export function closeDispute(
  transaction: LedgerTransaction,
  disputeId: string,
  outcome: DisputeOutcome,
): Dispute | undefined {
  const dispute = lookUp(transaction.ledger.disputes ?? {}, disputeId);
  if (dispute?.status !== 'needs_response') return undefined;
  const before = structuredClone(dispute);
  dispute.status = outcome;
  transaction.emit('charge.dispute.closed', dispute, before);
  if (outcome === 'won') transaction.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
