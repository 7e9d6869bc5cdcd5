export { hasNotEndedAt, isActiveAt } from './active-entitlements.ts';
export { billingOf } from './billing-of.ts';
export { claimWebhookEvent } from './claim-webhook-event.ts';
export { endComplimentary, grantComplimentary } from './complimentary.ts';
export { refundedEmail } from './emails.ts';
export { followUp } from './follow-up.ts';
export { owesRenewal, paidBy, plansOf, refundsOf, showsPlan, toPayment } from './member-queries.ts';
export { entitlementsOf, type OwnedEntitlement, ownedBy } from './queries.ts';
export { isAnyRefunded, refundMemberPayments, syncMember } from './refund.ts';
