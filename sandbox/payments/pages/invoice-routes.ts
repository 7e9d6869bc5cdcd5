import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { FastifyInstance } from 'fastify';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import { lookUp, type Shop } from '../ledger/transaction.ts';
import type { Invoice, InvoiceLine } from '../objects/wire.ts';
import { longDate, money } from './labels.ts';
import { type PaymentPage, sendNothingHere, sendPage } from './payment-page.ts';

interface InvoiceRoute {
  Params: { id: string };
}

/** The page behind `hosted_invoice_url`. */
export function invoiceRoutes(app: FastifyInstance, ledger: OpenLedger, shop: Shop): void {
  app.get<InvoiceRoute>(`${shop.address.mountPath}/invoices/:id`, (request, reply) => {
    const invoice = lookUp(ledger.read().ledger.invoices, request.params.id);
    return invoice
      ? sendPage(reply, shop, invoicePage(invoice))
      : sendNothingHere(reply, shop, 'No such invoice', 'There is no invoice at this address.');
  });
}

function invoicePage(invoice: Invoice): PaymentPage {
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  return {
    heading: `Invoice ${invoice.number ?? ''}`,
    body: html`
      <section class="sheet">
        <p><strong>${invoice.account_name ?? ''}</strong> to ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</p>
        <p class="quiet">${longDate(invoice.created)} · ${statusText(invoice)}</p>
        <table>
          <caption>What it is for</caption>
          <thead><tr><th scope="col">Description</th><th scope="col" class="sum">Amount</th></tr></thead>
          <tbody>${invoice.lines.data.map(lineRow)}</tbody>
        </table>
        <p class="total"><span>Total</span> <strong>${money(invoice.total)}</strong></p>
        ${applied === 0 ? nothing : html`<p class="total"><span>${applied > 0 ? 'Paid from credit' : 'Kept as credit'}</span> <strong>${money(Math.abs(applied))}</strong></p>`}
        <p class="total"><span>Paid</span> <strong>${money(invoice.amount_paid)}</strong></p>
        <p class="total"><span>Still due</span> <strong>${money(invoice.amount_remaining)}</strong></p>
      </section>
    `,
  };
}

export function statusText({ status, status_transitions: times }: Invoice): string {
  if (status === 'paid') return `Paid on ${longDate(times.paid_at ?? 0)}`;
  return status === 'open' ? 'Payment failed, open' : (status ?? '');
}

function lineRow({ description, period, amount }: InvoiceLine): Html {
  const dates = period.end > period.start ? `${longDate(period.start)} to ${longDate(period.end)}` : '';
  return html`<tr>
              <td>${description ?? ''}<br><span class="quiet">${dates}</span></td>
              <td class="sum">${money(amount)}</td>
            </tr>`;
}
