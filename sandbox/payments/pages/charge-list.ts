import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import { disputeAbout } from '../billing/dispute-charge.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { Charge, Dispute } from '../objects/wire.ts';
import { longDate, money } from './labels.ts';

const chargesShown = 6;

/** A customer's payments, newest first, with refund and dispute buttons. */
export function chargeList(transaction: LedgerTransaction, customerId: string): Html {
  const charges = Object.values(transaction.ledger.charges)
    .filter(({ customer, paid }) => customer === customerId && paid)
    .toReversed()
    .slice(0, chargesShown);
  if (charges.length === 0) return nothing;
  return html`<ul class="rows">${charges.map((charge) => chargeRow(charge, disputeAbout(transaction, charge.id), transaction.shop.address.mountPath))}</ul>`;
}

function chargeRow(charge: Charge, dispute: Dispute | undefined, mountPath: string): Html {
  const { created, amount } = charge;
  return html`
          <li>
            <span>Paid on ${longDate(created)}</span>
            <strong class="sum">${money(amount)}</strong>
            ${dispute ? disputeState(dispute, mountPath) : waysBack(charge, mountPath)}
          </li>`;
}

function waysBack({ id, amount, refunded }: Charge, mountPath: string): Html {
  if (refunded) return html`<span>Refunded</span>`;
  const way = (verb: string, label: string) =>
    html`<form method="post" action="${mountPath}/charges/${id}/${verb}"><button class="button" aria-label="${label} ${money(amount)}">${label}</button></form>`;
  return html`${way('refund', 'Refund')}${way('dispute', 'Dispute')}`;
}

/** The state of a dispute, or the buttons to decide it. */
function disputeState({ id, status }: Dispute, mountPath: string): Html {
  if (status !== 'needs_response') return html`<span>Dispute ${status}</span>`;
  return html`<span>Disputed</span><form class="actions" method="post" action="${mountPath}/disputes/${id}/close"><button class="button" name="outcome" value="won">Shop wins</button><button class="button" name="outcome" value="lost">Shop loses</button></form>`;
}
