import type Stripe from 'stripe';

/**
 * An object of the SDK's types in its JSON form: expandable fields are ids, and exact decimals are strings.
 * The compiler checks every object made here against the types that the product reads.
 */
type Wire<Value> = [string] extends [Value] ? Extract<Value, string | null | undefined> : WirePart<Value>;

type WirePart<Value> = Value extends Stripe.Decimal
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Wire<Value[Key]> }
      : Value;

export type Customer = Wire<Stripe.Customer>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Plan = Wire<Stripe.Plan>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type LineItem = Wire<Stripe.LineItem>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;
export type TaxSettings = Wire<Stripe.Tax.Settings>;
export type PortalFlow = NonNullable<PortalSession['flow']>;
export type EventType = Stripe.Event.Type;
export type Metadata = Record<string, string>;

export interface List<Item> {
  readonly object: 'list';
  readonly data: Item[];
  readonly has_more: boolean;
  readonly url: string;
}

/** A complete list inside another object. */
export function wholeList<Item>(data: Item[], url: string): List<Item> {
  return { object: 'list', data, has_more: false, url };
}
