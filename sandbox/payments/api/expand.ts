import type { Ledger } from '../ledger/ledger.ts';
import { pricesOf, productsOf } from '../ledger/merchant-setup.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { wholeList } from '../objects/wire.ts';
import { invalid } from './api-error.ts';

type Node = Record<string, unknown>;

/** Stripe's limit: `property1.property2.property3.property4`. */
const deepest = 4;

/** A copy of the object in which each path, such as `latest_invoice.payments`, is expanded. */
export function expanded(transaction: LedgerTransaction, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object) as Node;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest)
      throw invalid(
        `You cannot expand more than ${deepest} levels of a property. Property: ${path}`,
        'expand',
      );
    expand(transaction, copy, steps, path);
  }
  return copy;
}

function expand(
  transaction: LedgerTransaction,
  node: Node,
  [step = '', ...rest]: string[],
  path: string,
): void {
  const value = expandedValue(transaction, node, step, path);
  if (value === null) return;
  node[step] = value;
  if (rest.length === 0) return;
  for (const inner of [value].flat()) if (isNode(inner)) expand(transaction, inner, rest, path);
}

function expandedValue(transaction: LedgerTransaction, node: Node, step: string, path: string): unknown {
  const value = node[step] ?? included(transaction.ledger, node, step);
  if (typeof value === 'string') return structuredClone(findObject(transaction, value) ?? cannot(path));
  return value === undefined ? cannot(path) : value;
}

function cannot(path: string): never {
  throw invalid(`This property cannot be expanded (${path}).`, 'expand');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Lists that are sent only on request; undefined for other names. */
function included(ledger: Ledger, { object, id }: Node, step: string): unknown {
  const list = (rows: readonly object[], url: string) => structuredClone(wholeList([...rows], url));
  switch (`${object}.${step}`) {
    case 'checkout.session.line_items':
      return list(ledger.checkouts[String(id)]?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
    case 'invoice.payments':
      return list(
        Object.values(ledger.invoicePayments).filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'customer.subscriptions':
      return list(
        Object.values(ledger.subscriptions).filter(
          ({ customer, status }) => customer === id && status !== 'canceled',
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    case 'charge.refunds':
      return list(
        Object.values(ledger.refunds).filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    default:
      return undefined;
  }
}

function findObject(transaction: LedgerTransaction, id: string): object | undefined {
  const { ledger } = transaction;
  return (
    ledger.customers[id]?.object ??
    ledger.cards[id]?.object ??
    ledger.checkouts[id]?.object ??
    ledger.subscriptions[id] ??
    ledger.invoices[id] ??
    ledger.paymentIntents[id] ??
    ledger.charges[id] ??
    pricesOf(transaction).find((price) => price.id === id) ??
    productsOf(transaction).find((product) => product.id === id)
  );
}
