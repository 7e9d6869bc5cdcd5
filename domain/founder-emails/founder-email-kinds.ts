/** The events that founders are emailed about. Each can be switched off in the console. */
export const founderEmailKinds = [
  'sale',
  'failed_payment',
  'dispute',
  'refund_request',
  'question',
  'operations',
] as const;

export type FounderEmailKind = (typeof founderEmailKinds)[number];

interface FounderEmailLabel {
  readonly label: string;
  readonly hint: string;
}

export const founderEmailLabels: Readonly<Record<FounderEmailKind, FounderEmailLabel>> = {
  sale: { label: 'Sales', hint: 'Somebody buys a plan. Renewals are not included.' },
  failed_payment: { label: 'Failed payments', hint: "A member's renewal couldn't be charged." },
  dispute: { label: 'Disputes', hint: "A cardholder's bank questions a payment or takes it back." },
  refund_request: { label: 'Refund requests', hint: 'A member asks for their money back.' },
  question: { label: 'Lesson questions', hint: 'A member asks a question under a lesson.' },
  operations: {
    label: 'Site problems',
    hint: 'Emails, payments, jobs or backups fail, the disk is nearly full, or many requests fail. Also when it is over.',
  },
};
