import { type Html, html, nothing } from '../../page/html.ts';
import type { Books } from '../ledger/books.ts';
import type { Charge } from '../objects/wire.ts';
import { longDate, money } from './words.ts';

const chargesShown = 6;

/** What a customer has paid, newest first, each with the way to give it back. */
export function chargeList({ ledger, shop }: Books, customerId: string): Html {
  const charges = Object.values(ledger.charges)
    .filter(({ customer, paid }) => customer === customerId && paid)
    .toReversed()
    .slice(0, chargesShown);
  if (charges.length === 0) return nothing;
  return html`<ul class="rows">${charges.map((charge) => chargeRow(charge, shop.address.mountPath))}</ul>`;
}

function chargeRow(charge: Charge, mountPath: string): Html {
  const { id, created, amount, refunded } = charge;
  return html`
          <li>
            <span>Paid on ${longDate(created)}</span>
            <strong class="sum">${money(amount)}</strong>
            ${
              refunded
                ? html`<span>Refunded</span>`
                : html`<form method="post" action="${mountPath}/charges/${id}/refund"><button class="button" aria-label="Refund ${money(amount)}">Refund</button></form>`
            }
          </li>`;
}
