import { type Books, lookUp } from '../ledger/books.ts';
import { disputeObject } from '../objects/dispute.ts';
import type { Charge, Dispute } from '../objects/wire.ts';

export type DisputeOutcome = 'won' | 'lost';

/** The dispute of a payment, if there is one. */
export function disputeAbout({ ledger }: Books, chargeId: string): Dispute | undefined {
  return Object.values(ledger.disputes ?? {}).find(({ charge }) => charge === chargeId);
}

/** Disputes a payment in the card holder's name. The charge must be paid and undisputed. */
export function disputeCharge(books: Books, charge: Charge): Dispute {
  const dispute = disputeObject(charge, books.now);
  books.ledger.disputes ??= {};
  books.ledger.disputes[dispute.id] = dispute;
  charge.disputed = true;
  books.emit('charge.dispute.created', dispute);
  books.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Decides an open dispute; returns undefined when there was none. */
export function closeDispute(books: Books, disputeId: string, outcome: DisputeOutcome): Dispute | undefined {
  const dispute = lookUp(books.ledger.disputes ?? {}, disputeId);
  if (dispute?.status !== 'needs_response') return undefined;
  const before = structuredClone(dispute);
  dispute.status = outcome;
  books.emit('charge.dispute.closed', dispute, before);
  if (outcome === 'won') books.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
