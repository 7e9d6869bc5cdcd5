import type { WebhookEvent } from '../objects/event.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  LineItem,
  Metadata,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from '../objects/wire.ts';

type Table<Row> = Record<string, Row>;

export interface CustomerAccount {
  readonly object: Customer;
  isDeleted: boolean;
  /** How many seconds this customer's time was advanced. */
  movedBy: number;
}

interface CardOnFile {
  readonly object: PaymentMethod;
  /** Whether a card works now, but fails when it is charged again. */
  readonly failsLater: boolean;
}

export interface Checkout {
  readonly object: CheckoutSession;
  readonly lineItems: LineItem[];
  readonly subscriptionMetadata: Metadata;
  readonly subscriptionDescription: string | null;
  readonly paymentIntentMetadata: Metadata;
}

/** What a merchant sets up once, besides the catalogue that the sandbox starts with. */
export interface MerchantSetup {
  readonly products: Table<Product>;
  readonly prices: Table<Price>;
  readonly webhookEndpoints: Table<WebhookEndpoint>;
  readonly portalConfigurations: Table<PortalConfiguration>;
}

export interface DeliveryAttempt {
  /** In milliseconds. */
  readonly at: number;
  /** The status of the reply; null without a reply. */
  readonly status: number | null;
  readonly failure: string | null;
}

export interface OutgoingEvent {
  readonly event: WebhookEvent;
  readonly attempts: DeliveryAttempt[];
  /** In milliseconds; null once it was delivered. */
  nextAttemptAt: number | null;
}

/** A reply stored under its idempotency key, to be repeated exactly. */
export interface StoredReply {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly at: number;
  readonly body: unknown;
}

/** Everything the payment service knows. */
export interface Ledger {
  readonly version: 1;
  readonly customers: Table<CustomerAccount>;
  readonly cards: Table<CardOnFile>;
  readonly checkouts: Table<Checkout>;
  readonly subscriptions: Table<Subscription>;
  readonly invoices: Table<Invoice>;
  readonly invoicePayments: Table<InvoicePayment>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  /** Missing in files of earlier versions. */
  disputes?: Table<Dispute>;
  readonly portals: Table<PortalSession>;
  /** What the merchant has set up; missing in files of earlier versions. */
  setup?: MerchantSetup;
  readonly answers: Table<StoredReply>;
  outgoing: OutgoingEvent[];
}

export function emptyLedger(): Ledger {
  return {
    version: 1,
    customers: {},
    cards: {},
    checkouts: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    portals: {},
    answers: {},
    outgoing: [],
  };
}

export function isLedger(value: unknown): value is Ledger {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return Object.entries(emptyLedger()).every(([name, table]) =>
    typeof table === 'object'
      ? typeof given[name] === 'object' &&
        given[name] !== null &&
        Array.isArray(given[name]) === Array.isArray(table)
      : given[name] === table,
  );
}
